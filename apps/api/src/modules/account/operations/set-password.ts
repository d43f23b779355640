import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { refuseDifferentRepetition } from '../rules/password-rule.ts'
import { changePassword } from '../store/own-account.ts'

export const setPassword: Handler<'setPassword'> = async ({ body }, { db, caller, ip }) => {
  refuseDifferentRepetition(body.password, body.confirm_password)
  await changePassword(db, signedIn(caller), body.password, ip)
  return { status: 200, body: { code: 0, data: null } }
}
