import { siteOf } from '#modules/hosts'
import { channelOf, sendCode as send, siteName } from '#modules/messages'
import { recipientOf } from '#modules/messages/rules'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'

export const sendCode: Handler<'sendCode'> = async ({ body: { purpose, to } }, context) => {
  if (purpose === 'register') {
    const { flags } = await siteOf(context)
    if (!flags.registration) throw new Failure('registration_closed', '暂停注册，请联系客服开通账号')
    if (recipientOf(to)?.channel !== 'text') {
      const message = '手机号码格式不正确'
      throw new Failure('bad_parameter', message, { fields: [{ path: 'body.to', message }] })
    }
  }
  const data = await send(context.db, {
    ...{ purpose, to: channelOf(context, to), ip: context.ip },
    ...{ factor: context.messageFactor, siteName: await siteName(context) },
  })
  return { status: 200, body: { code: 0, data } }
}
