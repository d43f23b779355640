import { siteOf } from '#modules/hosts'
import { recipientOf } from '#modules/messages/rules'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { registerUser } from '../store/register.ts'
import { originOf } from './origin-of.ts'

export const register: Handler<'register'> = async ({ body }, context) => {
  const { flags } = await siteOf(context)
  if (!flags.registration) throw new Failure('registration_closed', '暂停注册，请联系客服开通账号')
  // Where text messages are sent, a mobile is somebody's who has it in their hand.
  const proof = context.channels.text.sender ? { to: recipientOf(body.mobile), code: body.code } : undefined
  const token = await registerUser(context.db, {
    mobile: body.mobile,
    password: body.password,
    confirmPassword: body.confirm_password,
    inviteCode: body.invite_code,
    source: body.source,
    accepted: { termsVersion: body.termsVersion, privacyVersion: body.privacyVersion },
    proof,
    mostADay: context.registrationsADay,
    ...originOf(context),
  })
  return { status: 200, body: { code: 0, data: token } }
}
