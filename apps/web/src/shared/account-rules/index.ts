export {
  knownPassword,
  loginName,
  mainlandMobile,
  newPassword,
  type Rule,
  repetitionOf,
  wrongFields,
} from './account-rules.ts'
