export { inviteCode, readSource, rememberSource } from './source-cookie.ts'
