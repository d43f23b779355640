import { inviteMobile } from '../domain/team/sub-accounts.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const addSubAccount: Handler<'addSubAccount'> = async ({ body }, { db, caller, ip }) => {
  await inviteMobile(db, signedIn(caller), body.mobile, body.password, ip)
  return { status: 200, body: { code: 0, data: null } }
}
