import { requireListedOrigin } from '../domain/account/host-token.ts'
import { setErpMobile } from '../domain/account/own-account.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn, siteOf } from '../http/signed-in.ts'

export const updateErpUser: Handler<'updateErpUser'> = async ({ body }, context) => {
  const { db, caller, ip } = context
  if (body.origin !== undefined) requireListedOrigin(await siteOf(context), body.origin)
  await setErpMobile(db, signedIn(caller), body.mobile, ip, body.origin)
  return { status: 200, body: { code: 0, data: null } }
}
