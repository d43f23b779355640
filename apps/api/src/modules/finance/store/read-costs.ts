import { type CostVersion, type DatedRate, type EnteredCost, versionOf } from '@haixuan/rules'
import type { Database } from '#platform/database/database.ts'
import { enteredCost } from './cost-changes.ts'
import { dayText } from './day-text.ts'

/** All versions of costs of an account, the one entered last at the end: a book takes it of two for one SKU id and day. */
export async function enteredCosts(
  { kysely }: Pick<Database, 'kysely'>,
  accountId: string,
): Promise<EnteredCost[]> {
  const rows = await kysely
    .selectFrom('finance_cost')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('entered_at')
    .orderBy('sku_code')
    .execute()
  return rows.map(enteredCost)
}

/** The same as books take them. */
export const costVersions = async (db: Pick<Database, 'kysely'>, accountId: string): Promise<CostVersion[]> =>
  (await enteredCosts(db, accountId)).map(versionOf)

/** All rates that an account entered. */
export async function datedRates(
  { kysely }: Pick<Database, 'kysely'>,
  accountId: string,
): Promise<DatedRate[]> {
  const rows = await kysely
    .selectFrom('finance_rate')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ currency, day, rate }) => ({ currency, day: dayText(day), rate }))
}
