import { sql } from 'kysely'
import { type BookScope, IS_TWICE, type Reader, sumsOf } from './counted-rows.ts'
import { type LineQuery, lineConditions } from './find-lines.ts'

/** Sum of all lines that match. */
export interface LineSum {
  currency: string
  rows: number
  minor: number
  twiceRows: number
  twiceMinor: number
}

/**
 * Sums of all lines that match. Whole kinds and classes over whole months or days are added up with the rows already; only
 * what asks for single rows reads them.
 */
export async function sumLines(db: Reader, scope: BookScope, query: LineQuery): Promise<LineSum[]> {
  const { keyword, order, least, most, bill, importId, kinds } = query
  const ofRows = [keyword, order, least, most, bill, importId].some((one) => one !== undefined)
  if (ofRows || kinds === 'any') return await sumRows(db, scope, query)
  return kinds === null ? await sumLedger(db, scope, query) : await sumDetails(db, scope, query)
}

const ofCurrency = ({ currency }: LineQuery) =>
  currency === undefined ? sql`true` : sql`t.currency = ${currency}`
const ofDays = ({ days }: LineQuery) =>
  days === undefined ? sql`true` : sql`t.day between ${days.from}::integer and ${days.to}::integer`

/** Of details: months where no day is asked for. */
async function sumDetails(db: Reader, scope: BookScope, query: LineQuery): Promise<LineSum[]> {
  const { kinds, days, range } = query
  const ofKinds = typeof kinds === 'string' ? sql`true` : sql`t.kind = any(${[...(kinds ?? [])]}::text[])`
  const { rows } = await sql<LineSum>`
    select t.currency, sum(t.rows)::float8 as rows, sum(t.minor - t.twice_minor)::float8 as minor,
      sum(t.twice_rows)::float8 as "twiceRows", sum(t.twice_minor)::float8 as "twiceMinor"
    from ${sql.table(days === undefined ? 'finance_month' : 'finance_day')} as t
    where ${sumsOf(scope, range)} and ${ofKinds} and ${ofCurrency(query)} and ${ofDays(query)}
    group by t.currency order by t.currency`.execute(db.kysely)
  return rows
}

/** Of the account book's lines that say what belongs to the class. */
async function sumLedger(db: Reader, scope: BookScope, query: LineQuery): Promise<LineSum[]> {
  const { texts, range } = query
  const { rows } = await sql<LineSum>`
    select t.currency, sum(t.rows)::float8 as rows, sum(t.minor)::float8 as minor, 0::float8 as "twiceRows",
      0::float8 as "twiceMinor"
    from finance_ledger_day as t
    where ${sumsOf(scope, range)} and ${ofCurrency(query)} and ${ofDays(query)}
      and (t.bill_type, t.remark) in (select * from unnest(
        ${texts.map(({ type }) => type ?? '')}::text[], ${texts.map(({ remark }) => remark ?? '')}::text[]))
    group by t.currency order by t.currency`.execute(db.kysely)
  return rows
}

async function sumRows(db: Reader, scope: BookScope, query: LineQuery): Promise<LineSum[]> {
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
