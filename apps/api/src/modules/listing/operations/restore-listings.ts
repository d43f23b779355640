import type { Handler } from '#platform/http/handler.ts'
import { setListingsRemoved } from '../store/own-listing-write.ts'
import { ownWarehouse, withinLimit } from './own-warehouse.ts'

export const restoreListings: Handler<'restoreListings'> = async ({ params, body }, { db, caller }) => {
  const warehouse = ownWarehouse(caller, params.marketplace)
  const changed = await withinLimit(db, warehouse.userId, async (trx) => {
    const removal = { isRemoved: false, now: Date.now() }
    const answer = await setListingsRemoved(trx, warehouse, body.ids, removal)
    return { grew: answer > 0, answer }
  })
  return { status: 200, body: { code: 0, data: { changed } } }
}
