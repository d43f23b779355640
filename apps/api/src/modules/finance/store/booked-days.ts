import { type DaySpan, type LedgerClass, ledgerClass } from '@haixuan/rules'
import { sql } from 'kysely'
import type { BookScope, Reader } from './counted-rows.ts'
import { dayOfStored, storedDay } from './day-text.ts'

/** What the account book has in one class on one day. */
export interface BookedDay {
  storeId: string
  book: string
  day: number
  currency: string
  class: LedgerClass
  /** Smallest unit: + income, − cost. */
  minor: number
}

interface Row extends Omit<BookedDay, 'class'> {
  type: string | null
  remark: string | null
}

/** Lines of the account book by day and class, in a range of days. */
export async function bookedDays(db: Reader, scope: BookScope, range: DaySpan): Promise<BookedDay[]> {
  const [from, to] = [storedDay(range.from), storedDay(range.to)]
  const { rows } = await sql<Row>`
    select t.store_id as "storeId", t.book, t.day, t.currency, nullif(t.bill_type, '') as type,
      nullif(t.remark, '') as remark, t.minor::float8 as minor
    from finance_ledger_day as t
    where t.account_id = ${scope.accountId}::uuid and t.store_id = any(${[...scope.storeIds]}::uuid[])
      and t.month between ${Math.floor(from / 100)}::integer and ${Math.floor(to / 100)}::integer
      and t.day between ${from}::integer and ${to}::integer`.execute(db.kysely)
  return rows.map(({ type, remark, day, ...row }) => ({
    ...row,
    day: dayOfStored(day),
    class: ledgerClass({ type, remark }),
  }))
}
