import type { Database } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'

/**
 * The picture of a licence; undefined for an unknown application.
 * @throws {Failure} `file_missing`, `files_unavailable`
 */
export async function readLicence(
  { kysely }: Database,
  files: Files,
  id: string,
): Promise<{ bytes: Buffer; type: string } | undefined> {
  const row = await kysely
    .selectFrom('settlement_application')
    .select(['user_id', 'licence', 'licence_file', 'licence_type'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.licence_file !== null) return await files.read(row.user_id, row.licence_file)
  return row.licence ? { bytes: row.licence, type: row.licence_type } : undefined
}
