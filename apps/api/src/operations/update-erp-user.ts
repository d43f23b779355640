import { setErpMobile } from '../domain/account/own-account.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const updateErpUser: Handler<'updateErpUser'> = async ({ body }, { db, caller, ip }) => {
  await setErpMobile(db, signedIn(caller), body.mobile, ip)
  return { status: 200, body: { code: 0, data: null } }
}
