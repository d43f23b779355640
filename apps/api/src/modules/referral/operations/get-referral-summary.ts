import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { readReferralSummary } from '../store/referral-summary.ts'

export const getReferralSummary: Handler<'getReferralSummary'> = async (_req, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await readReferralSummary(db.kysely, signedIn(caller).userId) },
})
