// @unscoped: the caller names stores with their account, which StoreScope.storeOf gave it.
import type { Kysely } from 'kysely'
import { type Marketplace, marketplaceOfCode } from '#modules/reference/rules'
import type { Tables } from '#platform/database/tables.ts'

interface StoreMode {
  id: string
  marketplace: Marketplace
  mode: 'full' | 'semi'
  books: string[]
  /** Epoch milliseconds. */
  archivedAt: number | null
}

/** How stores of an account sell and which books the marketplace keeps of them, archived ones too; the oldest first. */
export async function storeModes(
  db: Kysely<Tables>,
  accountId: string,
  ids: readonly string[],
): Promise<StoreMode[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('own_store')
    .select(['id', 'marketplace', 'mode', 'books', 'archived_at'])
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ marketplace, archived_at, ...row }) => ({
    ...row,
    marketplace: marketplaceOfCode(marketplace),
    archivedAt: archived_at?.getTime() ?? null,
  }))
}
