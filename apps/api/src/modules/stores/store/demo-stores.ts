// @unscoped: takes generated stores out of every account.
import type { Transaction } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'

/**
 * Takes out the stores of the demo data, and who could see them.
 * @param forgetBooks removes the money of a store in the same transaction
 */
export async function removeDemoStores(
  db: Database,
  forgetBooks: (trx: Transaction<Tables>, accountId: string, storeId: string) => Promise<void>,
): Promise<void> {
  await db.transaction(async (trx) => {
    const removed = await trx
      .deleteFrom('own_store')
      .where('source', '=', 'demo')
      .returning(['id', 'account_id'])
      .execute()
    const ids = removed.map(({ id }) => id)
    if (ids.length > 0) await trx.deleteFrom('own_store_person').where('store_id', 'in', ids).execute()
    for (const { id, account_id } of removed) await forgetBooks(trx, account_id, id)
  })
}
