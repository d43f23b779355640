import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { listCommissionMonths as list } from '../store/referral-lists.ts'

export const listCommissionMonths: Handler<'listCommissionMonths'> = async (_req, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await list(db, signedIn(caller).userId) },
})
