import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { createOrder as create } from '../store/create-order.ts'

export const createOrder: Handler<'createOrder'> = async ({ body }, { db, payments, caller }) => ({
  status: 200,
  body: { code: 0, data: await create(db, payments, signedIn(caller), body) },
})
