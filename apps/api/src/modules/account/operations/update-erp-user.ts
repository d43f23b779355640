import { signedIn } from '#modules/access'
import { siteOf } from '#modules/hosts'
import type { Handler } from '#platform/http/handler.ts'
import { requireListedOrigin } from '../store/host-token.ts'
import { setErpMobile } from '../store/own-account.ts'

export const updateErpUser: Handler<'updateErpUser'> = async ({ body }, context) => {
  const { db, caller, ip } = context
  if (body.origin !== undefined) requireListedOrigin(await siteOf(context), body.origin)
  await setErpMobile(db, signedIn(caller), body.mobile, ip, body.origin)
  return { status: 200, body: { code: 0, data: null } }
}
