import { readReferralSummary } from '../domain/referral/referral-summary.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const getReferralSummary: Handler<'getReferralSummary'> = async (_req, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await readReferralSummary(db.kysely, signedIn(caller).userId) },
})
