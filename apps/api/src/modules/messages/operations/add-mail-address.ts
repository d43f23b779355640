import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { addMailAddress as add } from '../store/mail-address.ts'
import { channelOf } from './channel-of.ts'
import { siteName } from './site-name.ts'

export const addMailAddress: Handler<'addMailAddress'> = async ({ body }, context) => {
  channelOf(context, body.address)
  const about = { ip: context.ip, factor: context.messageFactor, siteName: await siteName(context) }
  await add(context.db, signedIn(context.caller).userId, { address: body.address, ...about })
  return { status: 200, body: { code: 0, data: null } }
}
