import type { CoveredBill, CoverSource, DaySpan } from '@haixuan/rules'
import { sql } from 'kysely'
import type { StoreCover, StoreScope } from '#modules/stores'
import type { BookScope, Reader } from './counted-rows.ts'
import { dayOfStored, dayText, storedDay } from './day-text.ts'

/** Covered days of a bill in a book. */
export interface StoredCover extends DaySpan {
  storeId: string
  book: string
  bill: CoveredBill
  source: CoverSource
}

/** What is known of a bill of a book, whatever its days. */
export interface SeenBill {
  storeId: string
  book: string
  bill: CoveredBill
  /** First day that a file covers; null: a person's word alone. */
  since: number | null
  /** Last day that a file covers; null as above. */
  last: number | null
  /** Epoch milliseconds of the last commit; null as above. */
  lastImportAt: number | null
}

const stores = ({ storeIds }: BookScope) => sql`any(${[...storeIds]}::uuid[])`

/** Covered days in a range. */
export async function coverIn(db: Reader, scope: BookScope, range: DaySpan): Promise<StoredCover[]> {
  const { rows } = await sql<StoredCover>`
    select distinct c.store_id as "storeId", c.book, c.bill, c.source, c.first_day as "from", c.last_day as "to"
    from finance_cover as c where c.account_id = ${scope.accountId}::uuid and c.store_id = ${stores(scope)}
      and c.last_day >= ${storedDay(range.from)}::integer and c.first_day <= ${storedDay(range.to)}::integer
    order by 1, 2, 3, 5, 4`.execute(db.kysely)
  return rows.map(({ from, to, ...row }) => ({ ...row, from: dayOfStored(from), to: dayOfStored(to) }))
}

/** Bills that stores have shown so far. */
export async function seenBills(db: Reader, scope: BookScope): Promise<SeenBill[]> {
  const { rows } = await sql<SeenBill>`
    select c.store_id as "storeId", c.book, c.bill, min(c.first_day) as since, max(c.last_day) as last,
      (extract(epoch from max(i.committed_at)) * 1000)::float8 as "lastImportAt"
    from finance_cover as c join finance_import as i on i.account_id = c.account_id and i.id = c.import_id
    where c.account_id = ${scope.accountId}::uuid and c.store_id = ${stores(scope)}
    group by 1, 2, 3
    union all
    select distinct n.store_id, n.book, n.bill, null::integer, null::integer, null::float8 from finance_no_bills as n
    where n.account_id = ${scope.accountId}::uuid and n.store_id = ${stores(scope)} and n.taken_back_at is null
      and not exists (select 1 from finance_cover as c where c.account_id = n.account_id
        and c.store_id = n.store_id and c.book = n.book and c.bill = n.bill)
    order by 1, 2, 3`.execute(db.kysely)
  const day = (stored: number | null) => (stored === null ? null : dayOfStored(stored))
  return rows.map(({ since, last, lastImportAt, ...row }) => ({
    ...row,
    ...{ since: day(since), last: day(last) },
    lastImportAt: lastImportAt === null ? null : Math.round(lastImportAt),
  }))
}

interface StoreRow {
  storeId: string
  from: number | null
  to: number | null
  lastImportAt: number
}

/** The last import of stores, and the first and the last day that their files cover. Stores without a file are not in it. */
export async function coverOfStores(
  db: Reader,
  { accounts, ids }: Pick<StoreScope, 'accounts' | 'ids'>,
): Promise<Map<string, StoreCover>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<StoreRow>`
    select s.store_id as "storeId", (extract(epoch from max(i.committed_at)) * 1000)::float8 as "lastImportAt",
      (select min(c.first_day) from finance_cover as c where c.account_id = s.account_id
        and c.store_id = s.store_id) as "from",
      (select max(c.last_day) from finance_cover as c where c.account_id = s.account_id
        and c.store_id = s.store_id) as "to"
    from finance_sheet as s join finance_import as i on i.account_id = s.account_id and i.id = s.import_id
    where s.account_id = any(${[...accounts]}::uuid[])
      and s.store_id = any(${[...ids]}::uuid[]) and i.state = 'committed'
    group by s.account_id, s.store_id`.execute(db.kysely)
  return new Map(
    rows.map(({ storeId, from, to, lastImportAt }) => [
      storeId,
      {
        coverage: from === null || to === null ? null : { from: dayText(from), to: dayText(to) },
        lastImportAt: Math.round(lastImportAt),
      },
    ]),
  )
}
