import { editSelf } from '../domain/account/own-account.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const editUser: Handler<'editUser'> = async ({ body }, { db, caller, ip }) => {
  await editSelf(db, signedIn(caller), body, ip)
  return { status: 200, body: { code: 0, data: null } }
}
