import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { removeMailAddress as remove } from '../store/mail-address.ts'

export const removeMailAddress: Handler<'removeMailAddress'> = async ({ params }, { db, caller }) => {
  await remove(db, signedIn(caller).userId, params.id)
  return { status: 200, body: { code: 0, data: null } }
}
