// @unscoped: the caller names stores with their account, which StoreScope.storeOf gave it.
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

/** Stores of an account that take rows: neither archived nor of another account. */
export async function storesInUse(
  db: Kysely<Tables>,
  accountId: string,
  ids: readonly string[],
): Promise<{ id: string; name: string; mallId: string; currency: string }[]> {
  if (ids.length === 0) return []
  return await db
    .selectFrom('own_store')
    .select(['id', 'name', 'mall_id as mallId', 'currency'])
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .where('archived_at', 'is', null)
    .where('ownership', '<>', 'refused')
    .orderBy('created_at')
    .execute()
}
