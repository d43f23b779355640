import { sql } from 'kysely'
import { type BookScope, type MonthRange, type Reader, sumsOf } from './counted-rows.ts'

/** Sum of the counted events of one store, month, currency and kind. */
export interface EventSum {
  storeId: string
  /** yyyymm. */
  month: number
  currency: string
  kind: string
  rows: number
  /** Null: no row says pieces. */
  quantity: number | null
  /** Smallest unit of the currency. */
  minor: number
}

/** Sums of an account's details; lines of the account book are apart and never among them. */
export async function eventSums(db: Reader, scope: BookScope, range?: MonthRange): Promise<EventSum[]> {
  const { rows } = await sql<EventSum>`
    select t.store_id as "storeId", t.month, t.currency, t.kind, sum(t.rows)::float8 as rows,
      sum(t.quantity) as quantity, sum(t.minor)::float8 as minor
    from finance_month as t where ${sumsOf(scope, range)}
    group by t.store_id, t.month, t.currency, t.kind
    order by t.store_id, t.month, t.currency, t.kind`.execute(db.kysely)
  return rows
}

/** Sum of the account book's lines with one type and remark. */
export interface LedgerSum {
  storeId: string
  month: number
  currency: string
  type: string | null
  remark: string | null
  rows: number
  minor: number
}

/** Sums of the account book by what its lines say; classes are given by patterns afterwards. */
export async function ledgerSums(db: Reader, scope: BookScope, range?: MonthRange): Promise<LedgerSum[]> {
  const { rows } = await sql<LedgerSum>`
    select t.store_id as "storeId", t.month, t.currency, nullif(t.bill_type, '') as type,
      nullif(t.remark, '') as remark, sum(t.rows)::float8 as rows, sum(t.minor)::float8 as minor
    from finance_ledger_day as t where ${sumsOf(scope, range)}
    group by t.store_id, t.month, t.currency, t.bill_type, t.remark
    order by t.store_id, t.month, t.currency`.execute(db.kysely)
  return rows
}

/** Refunds that are there twice, in one store, month and currency. */
export interface TwiceSum {
  storeId: string
  month: number
  currency: string
  rows: number
  minor: number
}

/**
 * Refunds whose after-sale and SKU are also a reversal in the same store and month: the bill of refunds repeats what
 * the settlement reversed already. Rows without an after-sale number cannot be matched and count.
 */
export async function refundsTwice(db: Reader, scope: BookScope, range?: MonthRange): Promise<TwiceSum[]> {
  const { rows } = await sql<TwiceSum>`
    select t.store_id as "storeId", t.month, t.currency, sum(t.twice_rows)::float8 as rows,
      sum(t.twice_minor)::float8 as minor
    from finance_month as t where ${sumsOf(scope, range)} and t.twice_rows > 0
    group by t.store_id, t.month, t.currency`.execute(db.kysely)
  return rows
}

/** Stores and months (yyyymm) that have bills. */
export async function billMonths(
  db: Reader,
  scope: BookScope,
): Promise<{ storeId: string; month: number }[]> {
  const { rows } = await sql<{ storeId: string; month: number }>`
    select t.store_id as "storeId", t.month from finance_month as t where ${sumsOf(scope)}
    union select t.store_id, t.month from finance_ledger_day as t where ${sumsOf(scope)}`.execute(db.kysely)
  return rows
}

/** Stores and months (yyyymm, ascending) that have books. */
export async function monthsWithBooks(
  db: Reader,
  scopes: readonly BookScope[],
): Promise<{ stores: ReadonlySet<string>; months: number[] }> {
  const stores = new Set<string>()
  const months = new Set<number>()
  for (const scope of scopes) {
    const { rows } = await sql<{ storeId: string; month: number }>`
      select t.store_id as "storeId", t.month from finance_month as t where ${sumsOf(scope)}
      union select t.store_id, t.month from finance_ledger_day as t where ${sumsOf(scope)}
      union select t.store_id, t.month from finance_store_cost as t where ${sumsOf(scope)}`.execute(db.kysely)
    for (const { storeId, month } of rows) {
      stores.add(storeId)
      months.add(month)
    }
  }
  return { stores, months: [...months].sort((a, b) => a - b) }
}

/** How many months have books in a range, and how many lines of details there are in it. */
export async function monthsOfDetails(
  db: Reader,
  scopes: readonly BookScope[],
  range: MonthRange,
): Promise<{ months: number; rows: number }> {
  const months = new Set<number>()
  let all = 0
  for (const scope of scopes) {
    const { rows } = await sql<{ month: number; rows: number }>`
      select s.month, sum(s.rows)::float8 as rows from (
        select t.month, t.rows from finance_month as t where ${sumsOf(scope, range)}
        union all select t.month, 0 from finance_ledger_day as t where ${sumsOf(scope, range)}
      ) as s group by s.month`.execute(db.kysely)
    for (const row of rows) {
      months.add(row.month)
      all += row.rows
    }
  }
  return { months: months.size, rows: all }
}
