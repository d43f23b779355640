import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { requestPurchase as request } from '../store/own-requests.ts'

export const requestPurchase: Handler<'requestPurchase'> = async ({ body }, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await request(db, signedIn(caller), body) },
})
