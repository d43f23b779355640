import { setUserRights as set } from '../../domain/operator/user-acts.ts'
import type { Handler } from '../../http/handler.ts'
import { signedIn } from '../../http/signed-in.ts'

export const setUserRights: Handler<'setUserRights'> = async ({ params, body }, { db, caller }) => {
  await set(db, params.id, body, signedIn(caller).userId)
  return { status: 200, body: { code: 0, data: null } }
}
