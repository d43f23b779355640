import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { inviteMobile } from '../store/sub-accounts.ts'

export const addSubAccount: Handler<'addSubAccount'> = async ({ body }, { db, caller, ip }) => {
  await inviteMobile(db, signedIn(caller), body.mobile, body.password, ip)
  return { status: 200, body: { code: 0, data: null } }
}
