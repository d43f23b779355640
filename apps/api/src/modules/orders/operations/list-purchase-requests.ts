import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { listOwnRequests } from '../store/own-requests.ts'

export const listPurchaseRequests: Handler<'listPurchaseRequests'> = async (_req, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await listOwnRequests(db, signedIn(caller).userId) },
})
