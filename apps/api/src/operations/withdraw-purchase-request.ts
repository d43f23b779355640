import { withdrawOwnRequest } from '../domain/purchase-request/own-requests.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const withdrawPurchaseRequest: Handler<'withdrawPurchaseRequest'> = async (
  { params },
  { db, caller },
) => ({
  status: 200,
  body: { code: 0, data: await withdrawOwnRequest(db, signedIn(caller).userId, params.id) },
})
