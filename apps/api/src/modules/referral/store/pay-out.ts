import { randomUUID } from 'node:crypto'
import { lockAccount, userOf } from '#modules/account'
import { noteOperator } from '#modules/operators'

import type { Database } from '#platform/database/database.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { holdSuspects } from './held-commission.ts'
import { readReferralSummary } from './referral-summary.ts'

/**
 * Notes that commission was paid out; never more than can be withdrawn.
 * @throws {OperatorError} no such user, or less is there
 */
export async function payOut(
  db: Database,
  mobile: string,
  { fen, note }: { fen: number; note: string },
  actor: string,
): Promise<void> {
  const userId = await userOf(db, mobile)
  // Devices and companies may have become known since the orders were paid. Apart, so that a refusal keeps it.
  await db.transaction((trx) => holdSuspects(trx, userId))
  await db.transaction(async (trx) => {
    // Two payouts at once are looked at one after the other.
    await lockAccount(trx, userId)
    const { withdrawableFen } = await readReferralSummary(trx, userId)
    if (fen < 1 || fen > withdrawableFen) {
      throw new OperatorError(`该用户可提现 ${withdrawableFen} 分，不能发放 ${fen} 分。`)
    }
    await trx.insertInto('referral_payout').values({ user_id: userId, id: randomUUID(), fen, note }).execute()
    await noteOperator(trx, actor, 'commission_paid_out', userId, { fen, note })
  })
}
