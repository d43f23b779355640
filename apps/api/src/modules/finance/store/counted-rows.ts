import { sql } from 'kysely'
import type { RowSource } from '#platform/database/read-together.ts'

/** Whose books: stores of one account that the reader may see. */
export interface BookScope {
  accountId: string
  storeIds: readonly string[]
}

/** Rows `e` of money_event that count in these books: details and the account book. */
export const ofBooks = ({ accountId, storeIds }: BookScope) => sql<boolean>`
  (e.account_id = ${accountId}::uuid and e.store_id = any(${[...storeIds]}::uuid[]) and e.state = 'counted')`

/**
 * Whether the row `e` is a refund that the settlement has reversed already: its after-sale and SKU are also a reversal in
 * the same store and month. A row without an after-sale number cannot be matched, and counts.
 */
export const IS_TWICE = sql<boolean>`
  (e.kind = 'consumer_refund' and e.after_no is not null and exists (
    select 1 from money_event as reversal
    where reversal.account_id = e.account_id and reversal.store_id = e.store_id and reversal.month = e.month
      and reversal.kind = 'reversal' and reversal.state = 'counted' and reversal.after_no = e.after_no
      and reversal.sku_id is not distinct from e.sku_id
  ))`

/** What sums are read from. */
export type Reader = RowSource

/** Months (yyyymm), both ends among them. */
export interface MonthRange {
  from: number
  to: number
}

/** Sums `t` of these books and months. */
export const sumsOf = ({ accountId, storeIds }: BookScope, range: MonthRange = ALL_MONTHS) => sql<boolean>`
  (t.account_id = ${accountId}::uuid and t.store_id = any(${[...storeIds]}::uuid[])
    and t.month between ${range.from}::integer and ${range.to}::integer)`

export const ALL_MONTHS: MonthRange = { from: 0, to: 999_912 }
