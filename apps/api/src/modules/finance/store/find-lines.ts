import { type RawBuilder, sql } from 'kysely'
import { type BookScope, IS_TWICE, type MonthRange, ofBooks, type Reader } from './counted-rows.ts'

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
  /** Epoch milliseconds, the second not among them. */
  between?: { from: number; to: number }
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

/** Sum of all lines that match. */
export interface LineSum {
  currency: string
  rows: number
  minor: number
  twiceRows: number
  twiceMinor: number
}

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
  if (query.between !== undefined) {
    const { from, to } = query.between
    parts.push(sql`e.at >= ${from}::bigint and e.at < ${to}::bigint`)
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

/** Sums of all lines that match. */
export async function sumLines(db: Reader, scope: BookScope, query: LineQuery): Promise<LineSum[]> {
  const { kinds } = query
  const canBeTwice = kinds !== null && (typeof kinds === 'string' || kinds.includes('consumer_refund'))
  const isTwice = canBeTwice ? IS_TWICE : sql<boolean>`false`
  const { rows } = await sql<LineSum>`
    select currency, count(*)::float8 as rows, (coalesce(sum(minor) filter (where not twice), 0))::float8 as minor,
      (count(*) filter (where twice))::float8 as "twiceRows",
      (coalesce(sum(minor) filter (where twice), 0))::float8 as "twiceMinor"
    from (select e.currency, e.minor, ${isTwice} as twice from money_event as e where ${lineConditions(scope, query)}) as l
    group by currency order by currency`.execute(db.kysely)
  return rows
}

/** What a sheet is called, and its columns. */
export interface LineSheet {
  importId: string
  fileNo: number
  sheetNo: number
  file: string
  sheet: string | null
  kind: string
  headings: string[]
}

/** The sheets of lines. */
export async function sheetsOfLines(
  db: Reader,
  accountId: string,
  lines: readonly Pick<StoredLine, 'importId' | 'fileNo' | 'sheetNo'>[],
): Promise<LineSheet[]> {
  if (lines.length === 0) return []
  const { rows } = await sql<LineSheet>`
    select s.import_id as "importId", s.file_no as "fileNo", s.sheet_no as "sheetNo", s.file_name as file,
      s.sheet_name as sheet, s.kind, s.headings
    from finance_sheet as s where s.account_id = ${accountId}::uuid and (s.import_id, s.file_no, s.sheet_no) in (
      select * from unnest(${lines.map(({ importId }) => importId)}::uuid[],
        ${lines.map(({ fileNo }) => fileNo)}::integer[], ${lines.map(({ sheetNo }) => sheetNo)}::integer[]))`.execute(
    db.kysely,
  )
  return rows
}
