import { createHostToken as create } from '../domain/account/host-token.ts'
import type { Handler } from '../http/handler.ts'
import { originOf, signedIn, siteOf } from '../http/signed-in.ts'

export const createHostToken: Handler<'createHostToken'> = async ({ body }, context) => {
  const site = await siteOf(context)
  const asked = { site, hostOrigin: body.origin, origin: originOf(context) }
  return { status: 200, body: { code: 0, data: await create(context.db, signedIn(context.caller), asked) } }
}
