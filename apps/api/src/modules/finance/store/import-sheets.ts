import { sql, type Transaction } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { RowFault } from '../rules/bill-row.ts'
import type { ImportId } from './import-rows.ts'

/** A sheet as an import shows it. */
export interface ImportSheet {
  importId: string
  fileNo: number
  sheetNo: number
  file: string
  sheet: string | null
  kind: string
  layoutId: string | null
  storeId: string | null
  book: string | null
  currency: string | null
  rows: number
  refused: number
  /** Rows that an earlier row of the sheet says word for word. */
  equal: number
  /** Rows that count now, and those that another import has. */
  counted: number
  repeated: number
  /** Whether equal rows count once. */
  isEqualOnce: boolean
  /** yyyymm of its rows without a time; null: there are none, or nobody has said it. */
  period: number | null
  totals: number
  unknownColumns: string[]
  problem: string | null
  /** yyyymm of its rows, ascending. */
  months: number[]
}

/** Sheets of imports in the order of their files. Those of a file that is left out show nothing that they hold. */
export async function sheetsOfImports(
  db: Pick<Database, 'kysely'>,
  accountId: string,
  importIds: readonly string[],
): Promise<ImportSheet[]> {
  if (importIds.length === 0) return []
  const { rows } = await sql<ImportSheet>`
    select s.import_id as "importId", s.file_no as "fileNo", s.sheet_no as "sheetNo", s.file_name as file,
      s.sheet_name as sheet, case when s.left_out then 'skipped' else s.kind end as kind,
      case when not s.left_out then s.layout_id end as "layoutId",
      case when not s.left_out then s.store_id end as "storeId", s.book,
      coalesce(case when not s.left_out then s.event_currency end, s.currency) as currency,
      s.row_count as rows, s.refused_count as refused, case when s.left_out then 0 else s.equal_count end as equal,
      s.counted_count as counted, s.repeated_count as repeated, s.equal_once as "isEqualOnce",
      s.total_count as totals, s.unknown_columns as "unknownColumns", s.problem,
      case when s.left_out then '{}' else array(
        select distinct m from unnest(s.event_months || case when s.has_no_time then array[s.period] else '{}' end) as m
        where m is not null order by m) end as months,
      case when s.has_no_time and not s.left_out then s.period end as period
    from finance_sheet as s
    where s.account_id = ${accountId}::uuid and s.import_id = any(${[...importIds]}::uuid[])
    order by s.import_id, s.file_no, s.sheet_no`.execute(db.kysely)
  return rows
}

/** A fault of a refused row, with its place. */
export interface Refusal extends RowFault {
  file: string
  sheet: string | null
}

/** Faults of refused rows, in the order of files and lines. */
export async function refusalsOf(
  db: Database,
  { accountId, importId }: ImportId,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: Refusal[]; count: number }> {
  const { rows } = await sql<{ file: string; sheet: string | null; faults: string }>`
    select s.file_name as file, s.sheet_name as sheet, r.faults from finance_raw as r
      join finance_sheet as s on s.account_id = r.account_id and s.import_id = r.import_id
        and s.file_no = r.file_no and s.sheet_no = r.sheet_no
    where r.account_id = ${accountId}::uuid and r.import_id = ${importId}::uuid and r.state = 'refused'
      and r.faults is not null and not s.left_out
    order by r.file_no, r.sheet_no, r.line limit ${MOST_REFUSED}::integer`.execute(db.kysely)
  const all = rows.flatMap(({ file, sheet, faults }) =>
    (JSON.parse(faults) as RowFault[]).map((fault) => ({ file, sheet, ...fault })),
  )
  return { rows: all.slice(offset, offset + limit), count: all.length }
}

/** Refused rows that are listed; a file with more is of another kind. */
const MOST_REFUSED = 10_000

/** Says whether equal rows of each sheet of a file count once or each time they occur. */
export async function setEqualOnce(
  trx: Transaction<Tables>,
  { accountId, importId, fileNo }: ImportId & { fileNo: number },
  isOnce: boolean,
): Promise<void> {
  await trx
    .updateTable('finance_sheet')
    .set({ equal_once: isOnce })
    .where('account_id', '=', accountId)
    .where('import_id', '=', importId)
    .where('file_no', '=', fileNo)
    .execute()
}

/** Notes how many rows of the sheets of imports count, and how many another import has. */
export async function recountSheets(
  trx: Transaction<Tables>,
  accountId: string,
  importIds: readonly string[],
): Promise<void> {
  await sql`
    update finance_sheet as s set counted_count = e.counted, repeated_count = e.repeated
    from (
      select import_id, file_no, sheet_no, count(*) filter (where state = 'counted') as counted,
        count(*) filter (where state = 'duplicate') as repeated
      from money_event where account_id = ${accountId}::uuid and import_id = any(${[...importIds]}::uuid[])
      group by 1, 2, 3
    ) as e
    where s.account_id = ${accountId}::uuid and s.import_id = e.import_id and s.file_no = e.file_no
      and s.sheet_no = e.sheet_no`.execute(trx)
}
