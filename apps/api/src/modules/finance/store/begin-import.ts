import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'

/** A command that was killed leaves an import that nobody goes on with; no reading takes so long. */
const LEFT_MS = 86_400_000

/** Removes imports of all accounts that nobody went on with for a day. */
export async function sweepImports(db: Database): Promise<void> {
  const left = await db.kysely
    .selectFrom('finance_import')
    .select(['account_id', 'id'])
    .where('state', 'in', ['reading', 'read'])
    .where('created_at', '<', new Date(Date.now() - LEFT_MS))
    .limit(SWEPT_MOST)
    .execute()
  for (const { account_id, id } of left) await dropImport(db, account_id, id)
}

/** Imports that one sweep removes; the next goes on. */
const SWEPT_MOST = 1_000

/** Removes imports of an account whose command ended without a word. */
async function dropLeft(db: Database, accountId: string): Promise<void> {
  const left = await db.kysely
    .selectFrom('finance_import')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', 'in', ['reading', 'read'])
    .where('created_at', '<', new Date(Date.now() - LEFT_MS))
    .execute()
  for (const { id } of left) await dropImport(db, accountId, id)
}

/** Begins an import. Nothing of it counts before it is committed. @returns its id */
export async function beginImport(db: Database, accountId: string, createdBy: string): Promise<string> {
  await dropLeft(db, accountId)
  const id = randomUUID()
  await db.kysely
    .insertInto('finance_import')
    .values({
      account_id: accountId,
      id,
      state: 'reading',
      created_by: createdBy,
      ...{
        committed_at: null,
        undone_at: null,
        request_key: null,
        wish: null,
        found: null,
        problem: null,
        asked: null,
      },
    })
    .execute()
  return id
}

/** All files are read: the import may be committed. */
export async function endReading(
  db: Pick<Database, 'kysely'>,
  accountId: string,
  importId: string,
): Promise<void> {
  await db.kysely
    .updateTable('finance_import')
    .set({ state: 'read' })
    .where('account_id', '=', accountId)
    .where('id', '=', importId)
    .where('state', '=', 'reading')
    .execute()
}

/** Removes an import that was never committed, with all its rows. @returns false when there is none */
export async function dropImport(db: Database, accountId: string, importId: string): Promise<boolean> {
  return await db.bulk(() =>
    db.transaction(async (trx) => {
      const removed = await trx
        .deleteFrom('finance_import')
        .where('account_id', '=', accountId)
        .where('id', '=', importId)
        .where('state', 'in', ['reading', 'read'])
        .executeTakeFirst()
      if (removed.numDeletedRows === 0n) return false
      for (const table of ['money_event', 'finance_raw', 'finance_sheet', 'finance_import_file'] as const) {
        await trx
          .deleteFrom(table)
          .where('account_id', '=', accountId)
          .where('import_id', '=', importId)
          .execute()
      }
      return true
    }),
  )
}
