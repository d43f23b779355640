export {
  codeRecipient,
  knownPassword,
  loginName,
  mailAddress,
  mainlandMobile,
  newPassword,
  repetitionOf,
  verificationCode,
} from './account-rules.ts'
