import { sql } from 'kysely'
import type { BillPart } from '../rules/bill-form.ts'
import type { BookScope, Reader } from './counted-rows.ts'
import { type LineQuery, lineConditions } from './find-lines.ts'

/** What the sheets of lines have in common and what not, those of the newest import first. */
export async function billParts(db: Reader, scope: BookScope, query: LineQuery): Promise<BillPart[]> {
  const { rows } = await sql<BillPart>`
    with lines as (
      select distinct e.account_id, e.import_id, e.file_no, e.sheet_no, e.store_id, e.book, e.currency,
        case when e.at is null then e.month end as period
      from money_event as e where ${lineConditions(scope, query)}
    )
    select l.store_id as "storeId", s.layout_id as "layoutId", l.book, l.currency, l.period, s.headings,
      s.sheet_name as sheet
    from lines as l
    join finance_sheet as s using (account_id, import_id, file_no, sheet_no)
    join finance_import as i on i.account_id = l.account_id and i.id = l.import_id
    order by i.created_at desc, l.import_id, l.file_no, l.sheet_no, l.currency, l.period`.execute(db.kysely)
  return rows
}
