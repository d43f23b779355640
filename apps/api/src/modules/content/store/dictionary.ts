import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'

/** Entries of one dictionary in the operator's order. Throws 404 for a name that no dictionary has. */
export async function readDictionary(
  db: Database,
  name: string,
): Promise<{ key: string; value: string | null }[]> {
  const rows = await db.kysely
    .selectFrom('dictionary')
    .select(['key', 'value'])
    .where('name', '=', name)
    .orderBy('sort')
    .orderBy('key')
    .limit(1000)
    .execute()
  if (rows.length === 0) throw new Failure('not_found', '没有这个字典，请检查名称')
  return rows
}

/** Entries of every dictionary, by name and in the operator's order; 1,000 at most. */
export async function readAllDictionaries(
  db: Database,
): Promise<{ name: string; key: string; value: string | null }[]> {
  return await db.kysely
    .selectFrom('dictionary')
    .select(['name', 'key', 'value'])
    .orderBy('name')
    .orderBy('sort')
    .limit(1_000)
    .execute()
}
