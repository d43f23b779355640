import { listCommissionMonths as list } from '../domain/referral/referral-lists.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const listCommissionMonths: Handler<'listCommissionMonths'> = async (_req, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await list(db, signedIn(caller).userId) },
})
