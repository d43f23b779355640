// @unscoped: takes generated stores out of every account.
import type { Database } from '#platform/database/database.ts'

/** Takes out the stores of the demo data, and who could see them. */
export async function removeDemoStores(db: Database): Promise<void> {
  await db.transaction(async (trx) => {
    const removed = await trx.deleteFrom('own_store').where('source', '=', 'demo').returning('id').execute()
    const ids = removed.map(({ id }) => id)
    if (ids.length > 0) await trx.deleteFrom('own_store_person').where('store_id', 'in', ids).execute()
  })
}
