import { tellSeats } from '#modules/account'
import { noteOperator } from '#modules/operators'
import type { VipType } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { setByOperator } from '../rules/membership-lots.ts'
import { readMembership, writeMembership } from './membership-rows.ts'

/** Gives a user a membership by hand. @param until epoch ms; null for no end. @throws {OperatorError} no such user */
export async function setUserMembership(
  db: Database,
  userId: string,
  { tier, until }: { tier: VipType; until: number | null },
  actor: string,
): Promise<void> {
  await db.transaction(async (trx) => {
    const found = await trx.selectFrom('app_user').select('id').where('id', '=', userId).executeTakeFirst()
    if (!found) throw new OperatorError(`没有用户 ${userId}，请核对。`)
    const held = await readMembership(trx, userId, true)
    await writeMembership(trx, userId, setByOperator(held, tier, until))
    await tellSeats(trx, userId)
    await noteOperator(trx, actor, 'membership_set', userId, { tier, until })
  })
}
