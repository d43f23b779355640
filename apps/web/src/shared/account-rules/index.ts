export {
  knownPassword,
  loginName,
  mainlandMobile,
  newPassword,
  repetitionOf,
  wrongFields,
} from './account-rules.ts'
export { serverErrors } from './server-errors.ts'
