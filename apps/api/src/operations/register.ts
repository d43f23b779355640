import { registerUser } from '../domain/account/register.ts'
import type { Handler } from '../http/handler.ts'
import { originOf } from '../http/signed-in.ts'

export const register: Handler<'register'> = async ({ body }, context) => {
  const token = await registerUser(context.db, {
    mobile: body.mobile,
    password: body.password,
    confirmPassword: body.confirm_password,
    inviteCode: body.invite_code,
    source: body.source,
    ...originOf(context),
  })
  return { status: 200, body: { code: 0, data: token } }
}
