import { requestPurchase as request } from '../domain/purchase-request/own-requests.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const requestPurchase: Handler<'requestPurchase'> = async ({ body }, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await request(db, signedIn(caller), body) },
})
