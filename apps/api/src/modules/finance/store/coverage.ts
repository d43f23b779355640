import { beijingDay } from '@haixuan/rules'
import { sql } from 'kysely'
import type { Coverage } from '../rules/report-json.ts'
import { type BookScope, type MonthRange, ofBooks, type Reader } from './counted-rows.ts'

interface Row extends Omit<Coverage, 'from' | 'to'> {
  first: number | null
  last: number | null
}

/** Which months of which bills are in the books. What is not in it is missing, not 0. */
export async function coverageOf(db: Reader, scope: BookScope, range: MonthRange): Promise<Coverage[]> {
  const { rows } = await sql<Row>`
    select e.store_id as "storeId", e.month, s.kind, count(*)::float8 as rows,
      min(e.at)::float8 as first, max(e.at)::float8 as last
    from money_event as e
      join finance_sheet as s on s.account_id = e.account_id and s.import_id = e.import_id
        and s.file_no = e.file_no and s.sheet_no = e.sheet_no
    where ${ofBooks(scope)} and e.month between ${range.from}::integer and ${range.to}::integer
    group by e.store_id, e.month, s.kind
    order by e.store_id, e.month, s.kind`.execute(db.kysely)
  const day = (at: number | null) => (at === null ? null : beijingDay(at))
  return rows.map(({ first, last, ...row }) => ({ ...row, from: day(first), to: day(last) }))
}
