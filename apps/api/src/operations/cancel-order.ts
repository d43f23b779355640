import { cancelOwnOrder } from '../domain/order/own-orders.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const cancelOrder: Handler<'cancelOrder'> = async ({ params }, { db, payments, caller }) => ({
  status: 200,
  body: { code: 0, data: await cancelOwnOrder(db, payments, signedIn(caller).userId, params.id) },
})
