import { hash } from 'node:crypto'
import { type BulkColumn, writeAlike } from '#platform/database/bulk-rows.ts'
import type { Database } from '#platform/database/database.ts'
import type { BillRow } from '../rules/bill-row.ts'
import { monthAt } from '../rules/month-text.ts'
import type { FinanceTables } from './finance-tables.ts'

/** Where a row is: its import, file, sheet. */
export interface SheetId {
  account_id: string
  import_id: string
  file_no: number
  sheet_no: number
}

export type RawRow = Omit<FinanceTables['finance_raw'], keyof SheetId>
/** An event before its import is committed. */
export type PendingEvent = Omit<FinanceTables['money_event'], keyof SheetId | 'state' | 'store_id'>

const PLACE: readonly BulkColumn<SheetId>[] = [
  { name: 'account_id', type: 'uuid' },
  { name: 'import_id', type: 'uuid' },
  { name: 'file_no', type: 'integer' },
  { name: 'sheet_no', type: 'integer' },
]

const RAW_COLUMNS: readonly BulkColumn<RawRow>[] = [
  { name: 'line', type: 'integer' },
  { name: 'cells', type: 'text[]' },
  { name: 'state', type: 'text' },
  { name: 'faults', type: 'text' },
]

const OF_STORE: readonly BulkColumn<SheetId & { store_id: string | null }>[] = [
  ...PLACE,
  { name: 'store_id', type: 'uuid' },
]

const EVENT_COLUMNS: readonly BulkColumn<PendingEvent>[] = [
  { name: 'line', type: 'integer' },
  { name: 'is_ledger', type: 'boolean' },
  { name: 'key', type: 'uuid' },
  { name: 'occurrence', type: 'integer' },
  { name: 'kind', type: 'text' },
  { name: 'book', type: 'text' },
  { name: 'at', type: 'bigint' },
  { name: 'month', type: 'integer' },
  { name: 'currency', type: 'text' },
  { name: 'minor', type: 'bigint' },
  { name: 'quantity', type: 'double precision' },
  { name: 'flow_id', type: 'text' },
  { name: 'order_no', type: 'text' },
  { name: 'after_no', type: 'text' },
  { name: 'stock_no', type: 'text' },
  { name: 'bill_no', type: 'text' },
  { name: 'waybill', type: 'text' },
  { name: 'sku_id', type: 'text' },
  { name: 'sku_code', type: 'text' },
  { name: 'bill_type', type: 'text' },
  { name: 'remark', type: 'text' },
]

/** The key of a content as it is stored: half a SHA-256, written as a uuid. */
function keyOf(content: string): string {
  const hex = hash('sha256', content, 'hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
}

/** What a row itself does not say. */
interface EventContext {
  /** yyyymm for a row without a time; null: not known yet. */
  period: number | null
  book: string | null
  content: string
  /** The how-manieth of equal rows it is. */
  occurrence: number
}

/** Columns of an event that a row of a bill gives; null for a row without money. */
export function eventOf(
  row: BillRow,
  { period, book, content, occurrence }: EventContext,
): PendingEvent | null {
  if (row.minor === null || row.currency === null) return null
  const at = row.time === null ? null : Date.parse(row.time)
  return {
    line: row.line,
    is_ledger: row.kind === null,
    key: keyOf(content),
    occurrence,
    kind: row.kind ?? 'ledger',
    book,
    at,
    month: at === null ? period : monthAt(at),
    currency: row.currency,
    minor: row.minor,
    quantity: row.quantity,
    flow_id: row.flowId,
    order_no: row.orderNo,
    after_no: row.afterNo,
    stock_no: row.stockNo,
    bill_no: row.billNo,
    waybill: row.waybill ?? row.packageNo,
    sku_id: row.skuId,
    sku_code: row.skuCode,
    bill_type: row.type,
    remark: row.remark,
  }
}

/** Keeps rows of a sheet as they stood. */
export async function keepRaw(db: Database, place: SheetId, rows: readonly RawRow[]): Promise<void> {
  const own = { columns: RAW_COLUMNS, rows }
  await writeAlike(db.kysely, 'finance_raw', { columns: PLACE, row: place }, own)
}

/** Keeps events of a sheet; they count nowhere before their import is committed. */
export async function keepEvents(
  db: Database,
  place: SheetId,
  storeId: string | null,
  events: readonly PendingEvent[],
): Promise<void> {
  const common = { columns: OF_STORE, row: { ...place, store_id: storeId } }
  await writeAlike(db.kysely, 'money_event', common, { columns: EVENT_COLUMNS, rows: events })
}
