import { signedIn } from '#modules/access'
import { siteOf } from '#modules/hosts'
import type { Handler } from '#platform/http/handler.ts'
import { createHostToken as create } from '../store/host-token.ts'
import { originOf } from './origin-of.ts'

export const createHostToken: Handler<'createHostToken'> = async ({ body }, context) => {
  const site = await siteOf(context)
  const asked = { site, hostOrigin: body.origin, origin: originOf(context) }
  return { status: 200, body: { code: 0, data: await create(context.db, signedIn(context.caller), asked) } }
}
