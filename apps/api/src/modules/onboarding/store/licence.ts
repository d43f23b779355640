import type { Database } from '#platform/database/database.ts'

/** The picture of a licence; undefined for an unknown application. */
export async function readLicence(
  { kysely }: Database,
  id: string,
): Promise<{ licence: Buffer; licence_type: string } | undefined> {
  return await kysely
    .selectFrom('settlement_application')
    .select(['licence', 'licence_type'])
    .where('id', '=', id)
    .executeTakeFirst()
}
