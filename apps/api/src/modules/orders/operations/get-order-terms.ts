import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { readOrderTerms } from '../store/order-terms.ts'

export const getOrderTerms: Handler<'getOrderTerms'> = async (_req, { db, payments, caller }) => ({
  status: 200,
  body: { code: 0, data: await readOrderTerms(db, payments, signedIn(caller)) },
})
