// @unscoped: the caller names stores with their account, which StoreScope.storeOf gave it.
import type { Kysely } from 'kysely'
import { type Marketplace, marketplaceOfCode } from '#modules/reference/rules'
import type { Tables } from '#platform/database/tables.ts'

/** Stores of an account that take rows: neither archived nor of another account. */
export async function storesInUse(
  db: Kysely<Tables>,
  accountId: string,
  ids: readonly string[],
): Promise<{ id: string; name: string; mallId: string; currency: string; marketplace: Marketplace }[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('own_store')
    .select(['id', 'name', 'mall_id as mallId', 'currency', 'marketplace'])
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .where('archived_at', 'is', null)
    .where('ownership', '<>', 'refused')
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({ ...row, marketplace: marketplaceOfCode(row.marketplace) }))
}
