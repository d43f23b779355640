import { sql } from 'kysely'
import { kindCode } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'

/** A kept product whose owner wants to be told when it sells again. */
export interface StockReminder {
  user_id: string
  marketplace: number
  external_id: string
  product_id: number
  /** Epoch milliseconds: days of sale after it are told. */
  remind_from: number
}

const GOODS = kindCode('goods')

/** Kept products with a reminder, by owner, marketplace and id, behind the last of the batch before. */
export async function nextStockReminders(
  { kysely }: Database,
  after: Pick<StockReminder, 'user_id' | 'marketplace' | 'external_id'> | null,
  limit: number,
): Promise<StockReminder[]> {
  const behind =
    after === null
      ? sql``
      : sql`and (f.user_id, f.external_id, f.marketplace)
          > (${after.user_id}::uuid, ${after.external_id}::text, ${after.marketplace}::smallint)`
  const { rows } = await sql<StockReminder>`select f.user_id, f.marketplace, f.external_id,
      k.product_id::float8 as product_id, f.remind_from::float8 as remind_from
    from favourite f
    join product_key k on k.marketplace = f.marketplace and k.external_id = f.external_id
    where f.kind = ${GOODS} and f.remind_from is not null and f.removed_at is null ${behind}
    order by f.user_id, f.external_id, f.marketplace limit ${limit}`.execute(kysely)
  return rows
}
