import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { releaseCommission as release } from '../store/held-commission.ts'

export const releaseCommission: Handler<'releaseCommission'> = async ({ params }, { db, caller }) => {
  await release(db, params.id, signedIn(caller).userId)
  return { status: 200, body: { code: 0, data: null } }
}
