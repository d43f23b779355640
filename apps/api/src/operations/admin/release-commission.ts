import { releaseCommission as release } from '../../domain/referral/held-commission.ts'
import type { Handler } from '../../http/handler.ts'
import { signedIn } from '../../http/signed-in.ts'

export const releaseCommission: Handler<'releaseCommission'> = async ({ params }, { db, caller }) => {
  await release(db, params.id, signedIn(caller).userId)
  return { status: 200, body: { code: 0, data: null } }
}
