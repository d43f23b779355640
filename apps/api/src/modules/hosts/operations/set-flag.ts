import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { setFlag as set } from '../store/host-acts.ts'

export const setFlag: Handler<'setFlag'> = async ({ params, body }, { db, caller, sites }) => {
  await set(db, params.name, body.isOn, signedIn(caller).userId)
  sites.forget()
  return { status: 200, body: { code: 0, data: null } }
}
