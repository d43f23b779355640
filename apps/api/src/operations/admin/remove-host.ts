import { removeHost as remove } from '../../domain/operator/host-acts.ts'
import type { Handler } from '../../http/handler.ts'
import { signedIn } from '../../http/signed-in.ts'

export const removeHost: Handler<'removeHost'> = async ({ params }, { db, caller, sites }) => {
  await remove(db, params.name, signedIn(caller).userId)
  sites.forget()
  return { status: 200, body: { code: 0, data: null } }
}
