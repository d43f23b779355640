import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { saveHost as save } from '../store/host-acts.ts'

export const saveHost: Handler<'saveHost'> = async ({ params, body }, { db, caller, sites }) => {
  const host = await save(db, { ...body, name: params.name }, signedIn(caller).userId)
  sites.forget()
  const data = { ...host, hidden: [...host.hidden], origins: [...host.origins] }
  return { status: 200, body: { code: 0, data } }
}
