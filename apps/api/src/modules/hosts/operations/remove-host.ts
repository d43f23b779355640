import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { removeHost as remove } from '../store/host-acts.ts'

export const removeHost: Handler<'removeHost'> = async ({ params }, { db, caller, sites }) => {
  await remove(db, params.name, signedIn(caller).userId)
  sites.forget()
  return { status: 200, body: { code: 0, data: null } }
}
