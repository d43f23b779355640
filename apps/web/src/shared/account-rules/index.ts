export {
  knownPassword,
  loginName,
  mainlandMobile,
  newPassword,
  repetitionOf,
} from './account-rules.ts'
