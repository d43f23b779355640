import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { listReferredOrders } from '../store/referral-lists.ts'

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
