import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { withdrawOwnRequest } from '../store/own-requests.ts'

export const withdrawPurchaseRequest: Handler<'withdrawPurchaseRequest'> = async (
  { params },
  { db, caller },
) => ({
  status: 200,
  body: { code: 0, data: await withdrawOwnRequest(db, signedIn(caller).userId, params.id) },
})
