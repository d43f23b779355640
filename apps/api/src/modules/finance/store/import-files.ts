import type { Database } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import type { ImportId } from './import-rows.ts'

/** An uploaded file of an import. */
export interface ImportFile {
  name: string
  account: string
  file: string
}

/** Files of an import that are not read yet, in the order in which they were given. */
export async function filesOfImport(db: Database, { accountId, importId }: ImportId): Promise<ImportFile[]> {
  const rows = await db.kysely
    .selectFrom('finance_import_file')
    .select(['name', 'file_account', 'file'])
    .where('account_id', '=', accountId)
    .where('import_id', '=', importId)
    .orderBy('n')
    .execute()
  return rows.map(({ name, file_account, file }) => ({ name, account: file_account, file }))
}

/**
 * Removes the originals of an import: they hold what is never kept, such as columns about buyers. What fails to be removed
 * is cleared when its time is over.
 */
export async function forgetFiles(db: Database, files: Files, place: ImportId): Promise<void> {
  const given = await filesOfImport(db, place)
  await db.kysely
    .deleteFrom('finance_import_file')
    .where('account_id', '=', place.accountId)
    .where('import_id', '=', place.importId)
    .execute()
  for (const { account, file } of given) await files.discard(account, [file])
}

/** Removes the rows that an interrupted reading of an import left. */
export async function clearRead(
  db: Pick<Database, 'kysely'>,
  { accountId, importId }: ImportId,
): Promise<void> {
  for (const table of ['money_event', 'finance_raw', 'finance_sheet'] as const) {
    await db.kysely
      .deleteFrom(table)
      .where('account_id', '=', accountId)
      .where('import_id', '=', importId)
      .execute()
  }
}
