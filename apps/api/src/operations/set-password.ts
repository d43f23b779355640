import { changePassword } from '../domain/account/own-account.ts'
import { refuseDifferentRepetition } from '../domain/account/password-rule.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const setPassword: Handler<'setPassword'> = async ({ body }, { db, caller, ip }) => {
  refuseDifferentRepetition(body.password, body.confirm_password)
  await changePassword(db, signedIn(caller), body.password, ip)
  return { status: 200, body: { code: 0, data: null } }
}
