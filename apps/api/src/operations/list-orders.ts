import { listOwnOrders } from '../domain/order/own-orders.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

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
