import { setFlag as set } from '../../domain/operator/host-acts.ts'
import type { Handler } from '../../http/handler.ts'
import { signedIn } from '../../http/signed-in.ts'

export const setFlag: Handler<'setFlag'> = async ({ params, body }, { db, caller, sites }) => {
  await set(db, params.name, body.isOn, signedIn(caller).userId)
  sites.forget()
  return { status: 200, body: { code: 0, data: null } }
}
