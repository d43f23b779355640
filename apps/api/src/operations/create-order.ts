import { createOrder as create } from '../domain/order/create-order.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const createOrder: Handler<'createOrder'> = async ({ body }, { db, payments, caller }) => ({
  status: 200,
  body: { code: 0, data: await create(db, payments, signedIn(caller), body) },
})
