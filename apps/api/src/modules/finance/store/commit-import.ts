import { sql, type Transaction } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'

interface ImportId {
  accountId: string
  importId: string
}

/** Who changes the books of an account holds its row: two imports at once take turns. */
async function holdBooks(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await trx
    .insertInto('finance_account')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx
    .selectFrom('finance_account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute()
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

/**
 * Rows of an import that are in no committed one, each once: what committing it would count. Two files of one import
 * may carry the same row.
 */
const newRows = ({ accountId, importId }: ImportId) => sql`
  select e.account_id, e.import_id, e.file_no, e.sheet_no, e.line
  from (
    select *, row_number() over (partition by store_id, key, occurrence order by file_no, sheet_no, line) as n
    from money_event
    where account_id = ${accountId}::uuid and import_id = ${importId}::uuid
  ) as e
  where e.n = 1 and not exists (
    select 1 from money_event as other
    where other.account_id = e.account_id and other.store_id = e.store_id and other.key = e.key
      and other.occurrence = e.occurrence and other.state = 'counted' and other.import_id <> e.import_id
  )`

/** Whether a row waits for a person to say its store or month. */
async function isIncomplete(trx: Transaction<Tables>, { accountId, importId }: ImportId): Promise<boolean> {
  const open = await trx
    .selectFrom('money_event')
    .select('line')
    .where('account_id', '=', accountId)
    .where('import_id', '=', importId)
    .where((row) => row.or([row('store_id', 'is', null), row('month', 'is', null)]))
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

export interface SheetCounts {
  fileNo: number
  sheetNo: number
  added: number
  duplicate: number
}

/** How many rows of each sheet are new and how many another file has already; writes nothing. */
export async function countNew(db: Database, id: ImportId): Promise<SheetCounts[]> {
  const { rows } = await sql<SheetCounts>`
    with fresh as (${newRows(id)})
    select e.file_no as "fileNo", e.sheet_no as "sheetNo",
      (count(fresh.line))::float8 as added, (count(*) - count(fresh.line))::float8 as duplicate
    from money_event as e
      left join fresh on (fresh.file_no, fresh.sheet_no, fresh.line) = (e.file_no, e.sheet_no, e.line)
    where e.account_id = ${id.accountId}::uuid and e.import_id = ${id.importId}::uuid
    group by e.file_no, e.sheet_no`.execute(db.kysely)
  return rows
}

/**
 * Counts the rows of an import that no other has, in one transaction: all of them or none. Committing again changes
 * nothing.
 * @returns false when the import is not one that was read, or a question about its store or month is open
 */
export async function commitImport(db: Database, id: ImportId): Promise<boolean> {
  return await db.bulk(() =>
    db.transaction(async (trx) => {
      await holdBooks(trx, id.accountId)
      if (await isIncomplete(trx, id)) return false
      if (!(await moved(trx, id, 'read', { state: 'committed', committed_at: new Date() }))) return false
      await sql`
        with fresh as (${newRows(id)})
        update money_event as e set state = case when exists (
          select 1 from fresh where (fresh.file_no, fresh.sheet_no, fresh.line) = (e.file_no, e.sheet_no, e.line)
        ) then 'counted' else 'duplicate' end
        where e.account_id = ${id.accountId}::uuid and e.import_id = ${id.importId}::uuid`.execute(trx)
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
      await trx
        .updateTable('money_event')
        .set({ state: 'undone' })
        .where('account_id', '=', id.accountId)
        .where('import_id', '=', id.importId)
        .execute()
      await sql`
        update money_event as e set state = 'counted'
        from (
          select o.account_id, o.import_id, o.file_no, o.sheet_no, o.line, row_number() over (
            partition by o.store_id, o.key, o.occurrence order by i.committed_at, o.import_id, o.file_no, o.sheet_no, o.line
          ) as n
          from money_event as freed
            join money_event as o on o.account_id = freed.account_id and o.key = freed.key
              and o.store_id = freed.store_id and o.occurrence = freed.occurrence and o.state = 'duplicate'
            join finance_import as i on i.account_id = o.account_id and i.id = o.import_id
          where freed.account_id = ${id.accountId}::uuid and freed.import_id = ${id.importId}::uuid
            and not exists (
              select 1 from money_event as c where c.account_id = o.account_id and c.store_id = o.store_id
                and c.key = o.key and c.occurrence = o.occurrence and c.state = 'counted'
            )
        ) as heir
        where heir.n = 1 and (e.account_id, e.import_id, e.file_no, e.sheet_no, e.line)
          = (heir.account_id, heir.import_id, heir.file_no, heir.sheet_no, heir.line)`.execute(trx)
      return true
    }),
  )
}
