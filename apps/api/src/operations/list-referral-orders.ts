import { listReferredOrders } from '../domain/referral/referral-lists.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const listReferralOrders: Handler<'listReferralOrders'> = async ({ query }, { db, caller }) => ({
  status: 200,
  body: {
    code: 0,
    data: await listReferredOrders(db, signedIn(caller).userId, {
      page: query.page ?? 1,
      limit: query.limit ?? 10,
    }),
  },
})
