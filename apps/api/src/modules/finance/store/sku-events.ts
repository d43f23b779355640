import type { EventKind, SkuEvent } from '@haixuan/rules'
import { beijingDay } from '@haixuan/rules'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { type BookScope, inStores } from './report-sums.ts'

/** A counted event that names a SKU, with its store and currency. */
export interface StoredSkuEvent extends SkuEvent {
  storeId: string
  currency: string
}

interface Row extends Omit<StoredSkuEvent, 'day' | 'kind'> {
  kind: string
  at: number | null
  month: number
}

/** The first day of a month (yyyymm): rows without a time count on it. */
const firstDay = (month: number) => `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}-01`

/**
 * Events of the books that name a SKU, oldest first. A refund that its reversal repeats is left out: it counts once.
 */
export async function skuEvents(db: Database, { accountId, storeIds }: BookScope): Promise<StoredSkuEvent[]> {
  const { rows } = await sql<Row>`
    select store_id as "storeId", currency, kind, minor::float8 as minor, quantity, sku_id as "skuId",
      sku_code as "skuCode", order_no as "orderNo", remark, at::float8 as at, month
    from money_event as e
    where account_id = ${accountId}::uuid and ${inStores(storeIds)} and state = 'counted' and not is_ledger
      and sku_id is not null and not (kind = 'consumer_refund' and after_no is not null and exists (
        select 1 from money_event as reversal
        where reversal.account_id = e.account_id and reversal.store_id = e.store_id and reversal.month = e.month
          and reversal.kind = 'reversal' and reversal.state = 'counted' and reversal.after_no = e.after_no
          and reversal.sku_id is not distinct from e.sku_id
      ))
    order by at nulls first, import_id, file_no, sheet_no, line`.execute(db.kysely)
  return rows.map(({ at, month, kind, ...row }) => ({
    ...row,
    kind: kind as EventKind,
    day: at === null ? firstDay(month) : beijingDay(at),
  }))
}
