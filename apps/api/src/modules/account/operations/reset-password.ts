import type { Handler } from '#platform/http/handler.ts'
import { refuseDifferentRepetition } from '../rules/password-rule.ts'
import { resetPassword as reset } from '../store/password-reset.ts'

export const resetPassword: Handler<'resetPassword'> = async ({ body }, { db, ip }) => {
  const { token, password, confirm_password, endKeys } = body
  refuseDifferentRepetition(password, confirm_password)
  await reset(db, { token, password, endKeys }, ip)
  return { status: 200, body: { code: 0, data: null } }
}
