import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { listOwnOrders } from '../store/own-orders.ts'

export const listOrders: Handler<'listOrders'> = async ({ query }, { db, payments, caller }) => ({
  status: 200,
  body: {
    code: 0,
    data: await listOwnOrders(db, payments, signedIn(caller).userId, {
      page: query.page ?? 1,
      limit: query.limit ?? 20,
    }),
  },
})
