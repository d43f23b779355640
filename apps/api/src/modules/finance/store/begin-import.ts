import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'

/** Begins an import. Nothing of it counts before it is committed. @returns its id */
export async function beginImport(db: Database, accountId: string, createdBy: string): Promise<string> {
  const id = randomUUID()
  await db.kysely
    .insertInto('finance_import')
    .values({
      account_id: accountId,
      id,
      state: 'reading',
      created_by: createdBy,
      committed_at: null,
      undone_at: null,
    })
    .execute()
  return id
}

/** All files are read: the import may be committed. */
export async function endReading(db: Database, accountId: string, importId: string): Promise<void> {
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
      for (const table of ['money_event', 'finance_raw', 'finance_sheet'] as const) {
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
