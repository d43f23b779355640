import { type RawBuilder, sql } from 'kysely'
import { type BookScope, IS_TWICE, type MonthRange, ofBooks, type Reader } from './counted-rows.ts'
import { dayText } from './day-text.ts'

/** Days (yyyymmdd), both ends among them. */
interface DayRange {
  from: number
  to: number
}

/** Which lines of the books. */
export interface LineQuery {
  range: MonthRange
  /** Kinds of details, all details, or lines of any kind; null: lines of the account book that say one of `texts`. */
  kinds: readonly string[] | 'details' | 'any' | null
  /** Kind of the sheets that they are in. */
  bill?: string
  /** Types and remarks of the account book's lines that belong to the wanted class. */
  texts: readonly { type: string | null; remark: string | null }[]
  currency?: string
  keyword?: string
  /** A whole order number. */
  order?: string
  /** Days (yyyymmdd) by the clock of Beijing, both ends among them; lines without a time are on none. */
  days?: DayRange
  least?: number
  most?: number
  importId?: string
  sort: { by: 'time' | 'amount'; descending: boolean }
  offset: number
  limit: number
}

/** A counted line with its cells, and its place. */
export interface StoredLine {
  importId: string
  fileNo: number
  sheetNo: number
  line: number
  storeId: string
  kind: string
  book: string | null
  month: number
  at: number | null
  currency: string
  minor: number
  quantity: number | null
  orderNo: string | null
  afterNo: string | null
  stockNo: string | null
  billNo: string | null
  flowId: string | null
  waybill: string | null
  skuId: string | null
  skuCode: string | null
  type: string | null
  remark: string | null
  isTwice: boolean
  cells: string[] | null
}

const DAY_MS = 86_400_000
const startOfDay = (day: number): number => Date.parse(`${dayText(day)}T00:00:00+08:00`)

const NUMBERS = [
  'sku_id',
  'sku_code',
  'order_no',
  'after_no',
  'stock_no',
  'bill_no',
  'flow_id',
  'waybill',
] as const

function ofKinds(kinds: LineQuery['kinds'], texts: LineQuery['texts']): RawBuilder<boolean> {
  if (kinds === 'any') return sql`true`
  if (kinds === 'details') return sql`not e.is_ledger`
  if (kinds !== null) return sql`not e.is_ledger and e.kind = any(${[...kinds]}::text[])`
  return sql`e.is_ledger and (coalesce(e.bill_type, ''), coalesce(e.remark, '')) in (select * from unnest(
    ${texts.map(({ type }) => type ?? '')}::text[], ${texts.map(({ remark }) => remark ?? '')}::text[]))`
}

/** Rows `e` of money_event that a query asks for. */
export function lineConditions(scope: BookScope, query: LineQuery): RawBuilder<boolean> {
  const { kinds, texts, range } = query
  const parts = [
    ofBooks(scope),
    sql`e.month between ${range.from}::integer and ${range.to}::integer`,
    ofKinds(kinds, texts),
  ]
  if (query.currency !== undefined) parts.push(sql`e.currency = ${query.currency}`)
  if (query.keyword !== undefined) {
    const word = query.keyword.trim()
    parts.push(
      sql`(${sql.join(
        NUMBERS.map((name) => sql`${sql.ref(`e.${name}`)} = ${word}`),
        sql` or `,
      )})`,
    )
  }
  if (query.order !== undefined) parts.push(sql`e.order_no = ${query.order}`)
  if (query.days !== undefined) {
    const { from, to } = query.days
    parts.push(sql`e.at >= ${startOfDay(from)}::bigint and e.at < ${startOfDay(to) + DAY_MS}::bigint`)
  }
  if (query.least !== undefined) parts.push(sql`e.minor >= ${query.least}::bigint`)
  if (query.most !== undefined) parts.push(sql`e.minor <= ${query.most}::bigint`)
  if (query.bill !== undefined)
    parts.push(sql`(e.import_id, e.file_no, e.sheet_no) in (select s.import_id, s.file_no, s.sheet_no
      from finance_sheet as s where s.account_id = ${scope.accountId}::uuid and s.kind = ${query.bill})`)
  if (query.importId !== undefined) parts.push(sql`e.import_id = ${query.importId}::uuid`)
  return sql<boolean>`(${sql.join(parts, sql` and `)})`
}

/** One page of lines with their cells. */
export async function findLines(db: Reader, scope: BookScope, query: LineQuery): Promise<StoredLine[]> {
  const direction = sql.raw(query.sort.descending ? 'desc' : 'asc')
  // Lines without a time are at the end of their month. An index has this order.
  const by =
    query.sort.by === 'time'
      ? sql`e.month ${direction}, e.at ${direction}, e.import_id, e.file_no, e.sheet_no, e.line`
      : sql`e.minor ${direction}, e.import_id, e.file_no, e.sheet_no, e.line`
  const { rows } = await sql<StoredLine>`
    with page as (
      select e.* from money_event as e where ${lineConditions(scope, query)}
      order by ${by} limit ${query.limit}::integer offset ${query.offset}::integer
    )
    select e.import_id as "importId", e.file_no as "fileNo", e.sheet_no as "sheetNo", e.line, e.store_id as "storeId",
      e.kind, e.book, e.month, e.at::float8 as at, e.currency, e.minor::float8 as minor, e.quantity,
      e.order_no as "orderNo", e.after_no as "afterNo", e.stock_no as "stockNo", e.bill_no as "billNo",
      e.flow_id as "flowId", e.waybill, e.sku_id as "skuId", e.sku_code as "skuCode", e.bill_type as type, e.remark,
      ${IS_TWICE} as "isTwice", r.cells
    from page as e left join finance_raw as r on r.account_id = e.account_id and r.import_id = e.import_id
      and r.file_no = e.file_no and r.sheet_no = e.sheet_no and r.line = e.line
    order by ${by}`.execute(db.kysely)
  return rows
}
