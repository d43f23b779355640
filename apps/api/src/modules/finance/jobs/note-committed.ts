import type { Kysely } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import { noteFound, type StoredImport } from '../store/import-rows.ts'
import { countedRows } from '../store/preview-import.ts'

/** Notes how many rows of a committed import count. */
export async function noteCommitted(
  db: Kysely<Tables>,
  { accountId, id, found }: StoredImport,
): Promise<void> {
  if (found === null) return
  const place = { accountId, importId: id }
  await noteFound(db, place, { found: { ...found, counts: await countedRows(db, place) } })
}
