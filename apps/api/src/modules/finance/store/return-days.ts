import { returnedPieces } from '@haixuan/rules'
import { sql, type Transaction } from 'kysely'
import { type BulkColumn, writeAlike } from '#platform/database/bulk-rows.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { FinanceTables } from './finance-tables.ts'
import { dayOfEvent, ofMonths, type TouchedMonth } from './touched-months.ts'

interface ReversalRow {
  storeId: string
  month: number
  day: number
  currency: string
  skuId: string
  skuCode: string
  book: string
  minor: number
  quantity: number | null
  remark: string | null
  saleDay: number | null
  saleMinor: number | null
  saleQuantity: number | null
}

type ReturnRow = Omit<FinanceTables['finance_return'], 'account_id'>

const COLUMNS: readonly BulkColumn<ReturnRow>[] = [
  { name: 'store_id', type: 'uuid' },
  { name: 'month', type: 'integer' },
  { name: 'day', type: 'integer' },
  { name: 'currency', type: 'text' },
  { name: 'sku_id', type: 'text' },
  { name: 'sku_code', type: 'text' },
  { name: 'book', type: 'text' },
  { name: 'sale_day', type: 'integer' },
  { name: 'pieces', type: 'double precision' },
]

/**
 * Reversals of stores and months with the first sale of their order and SKU. A reversal names its sale by these two
 * alone, in files of any month.
 */
async function reversalsOf(
  trx: Transaction<Tables>,
  accountId: string,
  touched: readonly TouchedMonth[],
): Promise<ReversalRow[]> {
  const { rows } = await sql<ReversalRow>`
    select e.store_id as "storeId", e.month, ${dayOfEvent('e')} as day, e.currency, e.sku_id as "skuId",
      coalesce(e.sku_code, '') as "skuCode", coalesce(e.book, '') as book, e.minor::float8 as minor, e.quantity,
      e.remark, sale.day as "saleDay", sale.minor::float8 as "saleMinor", sale.quantity as "saleQuantity"
    from money_event as e left join lateral (
      select case when s.at is null then s.month * 100 + 1 else ${dayOfEvent('s')} end as day, s.minor, s.quantity
      from money_event as s
      where s.account_id = e.account_id and s.store_id = e.store_id and s.order_no = e.order_no
        and s.state = 'counted' and s.kind = 'sale' and s.sku_id = e.sku_id
      order by s.at nulls first, s.import_id, s.file_no, s.sheet_no, s.line limit 1
    ) as sale on true
    where ${ofMonths('e', accountId, touched)} and e.state = 'counted' and e.kind = 'reversal'
      and e.sku_id is not null`.execute(trx)
  return rows
}

/** Adds up returned pieces of stores and months again. */
export async function rebuildReturns(
  trx: Transaction<Tables>,
  accountId: string,
  touched: readonly TouchedMonth[],
): Promise<void> {
  const sums = new Map<string, ReturnRow>()
  for (const row of await reversalsOf(trx, accountId, touched)) {
    const sale = row.saleMinor === null ? null : { minor: row.saleMinor, quantity: row.saleQuantity }
    const pieces = returnedPieces(row, sale)
    if (pieces === 0) continue
    const own: ReturnRow = {
      store_id: row.storeId,
      month: row.month,
      day: row.day,
      currency: row.currency,
      sku_id: row.skuId,
      sku_code: row.skuCode,
      book: row.book,
      sale_day: row.saleDay ?? 0,
      pieces,
    }
    const key = JSON.stringify({ ...own, pieces: 0 })
    const before = sums.get(key)
    sums.set(key, { ...own, pieces: pieces + (before?.pieces ?? 0) })
  }
  const common = { columns: [{ name: 'account_id', type: 'uuid' }] as const, row: { account_id: accountId } }
  await writeAlike(trx, 'finance_return', common, { columns: COLUMNS, rows: [...sums.values()] })
}
