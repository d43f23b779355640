export {
  knownPassword,
  loginName,
  mainlandMobile,
  newPassword,
  repetitionOf,
  wrongFields,
} from './account-rules.ts'
