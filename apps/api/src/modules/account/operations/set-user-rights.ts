import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { setUserRights as set } from '../store/user-acts.ts'

export const setUserRights: Handler<'setUserRights'> = async ({ params, body }, { db, caller }) => {
  await set(db, params.id, body, signedIn(caller).userId)
  return { status: 200, body: { code: 0, data: null } }
}
