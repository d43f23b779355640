import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { decideClaim } from '../store/decide-claim.ts'

export const decideStoreClaim: Handler<'decideStoreClaim'> = async ({ params, body }, { db, caller }) => {
  await decideClaim(db, { ...params, ...body, actor: signedIn(caller).userId })
  return { status: 200, body: { code: 0, data: null } }
}
