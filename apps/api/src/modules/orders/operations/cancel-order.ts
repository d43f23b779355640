import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { cancelOwnOrder } from '../store/own-orders.ts'

export const cancelOrder: Handler<'cancelOrder'> = async ({ params }, { db, payments, caller }) => ({
  status: 200,
  body: { code: 0, data: await cancelOwnOrder(db, payments, signedIn(caller).userId, params.id) },
})
