import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { editSelf } from '../store/own-account.ts'

export const editUser: Handler<'editUser'> = async ({ body }, { db, caller, ip }) => {
  await editSelf(db, signedIn(caller), body, ip)
  return { status: 200, body: { code: 0, data: null } }
}
