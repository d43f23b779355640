import { signedIn } from '#modules/access'
import { mailNeeded, siteName } from '#modules/messages'
import type { Handler } from '#platform/http/handler.ts'
import { setNoticeMail as set } from '../store/channels.ts'

export const setNoticeMail: Handler<'setNoticeMail'> = async ({ body }, context) => {
  if (body.mode !== 'off') mailNeeded(context)
  await set(context.db, signedIn(context.caller).userId, { ...body, siteName: await siteName(context) })
  return { status: 200, body: { code: 0, data: null } }
}
