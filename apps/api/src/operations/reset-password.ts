import { resetPassword as reset } from '../domain/account/password-reset.ts'
import { refuseDifferentRepetition } from '../domain/account/password-rule.ts'
import type { Handler } from '../http/handler.ts'

export const resetPassword: Handler<'resetPassword'> = async ({ body }, { db, ip }) => {
  const { token, password, confirm_password, endKeys } = body
  refuseDifferentRepetition(password, confirm_password)
  await reset(db, { token, password, endKeys }, ip)
  return { status: 200, body: { code: 0, data: null } }
}
