import { saveHost as save } from '../../domain/operator/host-acts.ts'
import type { Handler } from '../../http/handler.ts'
import { signedIn } from '../../http/signed-in.ts'

export const saveHost: Handler<'saveHost'> = async ({ params, body }, { db, caller, sites }) => {
  const host = await save(db, { ...body, name: params.name }, signedIn(caller).userId)
  sites.forget()
  const data = { ...host, hidden: [...host.hidden], origins: [...host.origins] }
  return { status: 200, body: { code: 0, data } }
}
