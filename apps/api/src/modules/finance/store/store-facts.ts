import { storesInUse } from '#modules/stores'
import type { Database } from '#platform/database/database.ts'

/** What an import has to know of a store. */
export interface StoreFacts {
  id: string
  name: string
  mallId: string
  currency: string
}

/** Stores of an account that take rows, of those that an import may belong to. */
export async function storeFacts(
  db: Database,
  accountId: string,
  ids: readonly string[],
): Promise<StoreFacts[]> {
  return await storesInUse(db.kysely, accountId, ids)
}
