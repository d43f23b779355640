import { sql, type Transaction } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { SheetCounts } from '../rules/import-preview.ts'
import { rebuildDays } from './book-days.ts'
import { holdBooks } from './hold-books.ts'
import { recountSheets } from './import-sheets.ts'
import { dropCover, keepCover } from './keep-cover.ts'
import { dropLeftOut } from './left-out.ts'
import { renewPreviews } from './renew-previews.ts'
import { storesOfSheets } from './stores-of-sheets.ts'
import { touchedMonths } from './touched-months.ts'

interface ImportId {
  accountId: string
  importId: string
}

/** Moves an import from one state to another. @returns false when it was not in the first */
async function moved(
  trx: Transaction<Tables>,
  { accountId, importId }: ImportId,
  from: 'read' | 'committed',
  to: { state: 'committed'; committed_at: Date } | { state: 'undone'; undone_at: Date },
): Promise<boolean> {
  const result = await trx
    .updateTable('finance_import')
    .set(to)
    .where('account_id', '=', accountId)
    .where('id', '=', importId)
    .where('state', '=', from)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Whether a row may count: a person may say that equal rows of a sheet are one. */
const mayCount = (row: 'e' | 'p' | 'c') => {
  const own = sql.raw(row)
  return sql`(${own}.occurrence = 0 or not exists (
    select 1 from finance_sheet as s where s.account_id = ${own}.account_id and s.import_id = ${own}.import_id
      and s.file_no = ${own}.file_no and s.sheet_no = ${own}.sheet_no and s.equal_once))`
}

/**
 * Whether committing its import counts the row `e`: no committed import has it, and no earlier row of the same import does,
 * as two files may carry it. Each look goes to the index by key, whatever the planner thinks of the size of an import.
 */
const IS_NEW = sql`(${mayCount('e')} and not exists (
    select 1 from money_event as c where c.account_id = e.account_id and c.key = e.key and c.store_id = e.store_id
      and c.occurrence = e.occurrence and c.state = 'counted'
  ) and not exists (
    select 1 from money_event as p where p.account_id = e.account_id and p.key = e.key and p.store_id = e.store_id
      and p.occurrence = e.occurrence and p.import_id = e.import_id
      and (p.file_no, p.sheet_no, p.line) < (e.file_no, e.sheet_no, e.line) and ${mayCount('p')}
  ))`

const ofImport = ({ accountId, importId }: ImportId) =>
  sql`e.account_id = ${accountId}::uuid and e.import_id = ${importId}::uuid`

/** Holds stores of an account inside a transaction. @returns whether all of them take rows */
export type HoldStores = (
  trx: Transaction<Tables>,
  accountId: string,
  storeIds: readonly string[],
) => Promise<boolean>

/** Whether a row of a file that is not left out waits for a person to say its store or month. */
async function isIncomplete(trx: Transaction<Tables>, { accountId, importId }: ImportId): Promise<boolean> {
  const open = await sql`
    select 1 from money_event as e join finance_sheet as s using (account_id, import_id, file_no, sheet_no)
    where ${ofImport({ accountId, importId })} and not s.left_out and (e.store_id is null or e.month is null)
    limit 1`.execute(trx)
  return open.rows.length > 0
}

/** How many rows of each sheet are new and how many another file has already; writes nothing. */
export async function countNew(db: Database, id: ImportId): Promise<SheetCounts[]> {
  const { rows } = await sql<SheetCounts>`
    select file_no as "fileNo", sheet_no as "sheetNo", (count(*) filter (where is_new))::float8 as added,
      (count(*) filter (where not is_new))::float8 as duplicate
    from (select e.file_no, e.sheet_no, ${IS_NEW} as is_new from money_event as e where ${ofImport(id)}) as rows
    group by file_no, sheet_no`.execute(db.kysely)
  return rows
}

/** Counts the rows of an import that no other has, and adds up the months that they change. Files that are left out lose theirs. */
export async function countRows(trx: Transaction<Tables>, id: ImportId): Promise<void> {
  await dropLeftOut(trx, id)
  // Rows that were written a moment ago are unknown to the planner, which would read the table once per row.
  await sql`analyze money_event`.execute(trx)
  await sql`
    update money_event as e set state = case when ${IS_NEW} then 'counted' else 'duplicate' end
    where ${ofImport(id)}`.execute(trx)
  await recountSheets(trx, id.accountId, [id.importId])
  await rebuildDays(trx, id.accountId, await touchedMonths(trx, id))
}

/**
 * Counts the rows of an import that no other has, in one transaction: all of them or none. Committing again changes
 * nothing.
 * @param hold keeps the stores as they are until the end, and says whether all of them take rows
 * @param count counts the rows, and may note what that changes
 * @returns false when the import is not one that was read, a question about its store or month is open, or a store of it
 * takes no rows any more
 */
export async function commitImport(
  db: Database,
  id: ImportId,
  hold: HoldStores,
  count = countRows,
): Promise<boolean> {
  return await db.bulk(() =>
    db.transaction(async (trx) => {
      if (!(await hold(trx, id.accountId, await storesOfSheets(trx, id)))) return false
      await holdBooks(trx, id.accountId)
      if (await isIncomplete(trx, id)) return false
      if (!(await moved(trx, id, 'read', { state: 'committed', committed_at: new Date() }))) return false
      await count(trx, id)
      await keepCover(trx, id)
      await renewPreviews(trx, id.accountId, await storesOfSheets(trx, id))
      return true
    }),
  )
}

/**
 * Takes an import out of the books. A row that a later import carries too then counts there, so that the books are those
 * of the imports that are left. Its files and rows stay as history.
 * @returns false when the import is not committed
 */
export async function undoImport(db: Database, id: ImportId): Promise<boolean> {
  return await db.bulk(() =>
    db.transaction(async (trx) => {
      await holdBooks(trx, id.accountId)
      if (!(await moved(trx, id, 'committed', { state: 'undone', undone_at: new Date() }))) return false
      await dropCover(trx, id)
      const touched = await touchedMonths(trx, id)
      await trx
        .updateTable('money_event')
        .set({ state: 'undone' })
        .where('account_id', '=', id.accountId)
        .where('import_id', '=', id.importId)
        .execute()
      const { rows: heirs } = await sql<{ importId: string }>`
        update money_event as e set state = 'counted'
        where e.account_id = ${id.accountId}::uuid and e.state = 'duplicate' and e.key in (
          select u.key from money_event as u
          where u.account_id = ${id.accountId}::uuid and u.import_id = ${id.importId}::uuid
        ) and ${mayCount('e')} and not exists (
          select 1 from money_event as c where c.account_id = e.account_id and c.key = e.key and c.store_id = e.store_id
            and c.occurrence = e.occurrence and ${mayCount('c')} and (c.state = 'counted' or c.state = 'duplicate' and
              (c.import_id, c.file_no, c.sheet_no, c.line) < (e.import_id, e.file_no, e.sheet_no, e.line))
        ) returning e.import_id as "importId"`.execute(trx)
      const changed = new Set([id.importId, ...heirs.map(({ importId }) => importId)])
      await recountSheets(trx, id.accountId, [...changed])
      await rebuildDays(trx, id.accountId, touched)
      await renewPreviews(trx, id.accountId, await storesOfSheets(trx, id))
      return true
    }),
  )
}
