import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { setUserMembership as set } from '../store/set-membership.ts'

export const setUserMembership: Handler<'setUserMembership'> = async ({ params, body }, { db, caller }) => {
  const membership = { tier: body.vip_type, until: body.vipExpire }
  await set(db, params.id, membership, signedIn(caller).userId)
  return { status: 200, body: { code: 0, data: null } }
}
