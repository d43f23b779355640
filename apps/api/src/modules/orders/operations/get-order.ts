import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { watchOwnOrder } from '../store/own-orders.ts'

export const getOrder: Handler<'getOrder'> = async ({ params }, { db, payments, caller }) => ({
  status: 200,
  body: { code: 0, data: await watchOwnOrder(db, payments, signedIn(caller).userId, params.id) },
})
