import { readOrderTerms } from '../domain/order/order-terms.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const getOrderTerms: Handler<'getOrderTerms'> = async (_req, { db, payments, caller }) => ({
  status: 200,
  body: { code: 0, data: await readOrderTerms(db, payments, signedIn(caller)) },
})
