import type { CostVersion, DatedRate } from '@haixuan/rules'
import type { Database } from '#platform/database/database.ts'
import { dayText } from './day-text.ts'

/** All versions of costs of an account; parts that nobody entered add nothing. */
export async function costVersions(
  { kysely }: Pick<Database, 'kysely'>,
  accountId: string,
): Promise<CostVersion[]> {
  const rows = await kysely
    .selectFrom('finance_cost')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute()
  return rows.map((row) => ({
    ...{
      skuCode: row.sku_code,
      skuId: row.sku_id || null,
      currency: row.currency,
      validFrom: dayText(row.valid_from),
    },
    minor: [row.goods_minor, row.head_minor, row.pack_minor, row.other_minor].reduce<number>(
      (sum, part) => sum + Number(part ?? 0),
      0,
    ),
  }))
}

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
