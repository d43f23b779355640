import type { Kysely } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

/** Stores that sheets of an import belong to, those of files that are left out apart. */
export async function storesOfSheets(
  db: Kysely<Tables>,
  { accountId, importId }: { accountId: string; importId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('finance_sheet')
    .select('store_id')
    .distinct()
    .where('account_id', '=', accountId)
    .where('import_id', '=', importId)
    .where('left_out', '=', false)
    .execute()
  return rows.flatMap(({ store_id }) => store_id ?? [])
}
