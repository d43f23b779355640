import { listOwnRequests } from '../domain/purchase-request/own-requests.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const listPurchaseRequests: Handler<'listPurchaseRequests'> = async (_req, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await listOwnRequests(db, signedIn(caller).userId) },
})
