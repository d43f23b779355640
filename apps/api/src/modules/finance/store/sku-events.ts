import type { EventKind, SkuEvent } from '@haixuan/rules'
import { beijingDay } from '@haixuan/rules'
import { sql } from 'kysely'
import { type BookScope, IS_TWICE, type MonthRange, ofBooks, type Reader } from './counted-rows.ts'

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
export async function skuEvents(db: Reader, scope: BookScope, range: MonthRange): Promise<StoredSkuEvent[]> {
  const { rows } = await sql<Row>`
    select e.store_id as "storeId", e.currency, e.kind, e.minor::float8 as minor, e.quantity, e.sku_id as "skuId",
      e.sku_code as "skuCode", e.order_no as "orderNo", e.remark, e.at::float8 as at, e.month
    from money_event as e
    where ${ofBooks(scope)} and not e.is_ledger and e.sku_id is not null and not ${IS_TWICE}
      and e.month between ${range.from}::integer and ${range.to}::integer
    order by e.at nulls first, e.import_id, e.file_no, e.sheet_no, e.line`.execute(db.kysely)
  return rows.map(({ at, month, kind, ...row }) => ({
    ...row,
    kind: kind as EventKind,
    day: at === null ? firstDay(month) : beijingDay(at),
  }))
}
