import { type CostVersion, type EnteredCost, type EnteredRate, versionOf } from '@haixuan/rules'
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
): Promise<EnteredRate[]> {
  const rows = await kysely
    .selectFrom('finance_rate')
    .select(['currency', 'day', 'rate', 'source'])
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ day, ...rate }) => ({ ...rate, day: dayText(day) }))
}
