import { setUserMembership as set } from '../../domain/operator/user-acts.ts'
import type { Handler } from '../../http/handler.ts'
import { signedIn } from '../../http/signed-in.ts'

export const setUserMembership: Handler<'setUserMembership'> = async ({ params, body }, { db, caller }) => {
  const membership = { tier: body.vip_type, until: body.vipExpire }
  await set(db, params.id, membership, signedIn(caller).userId)
  return { status: 200, body: { code: 0, data: null } }
}
