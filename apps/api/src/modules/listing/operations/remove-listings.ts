import type { Handler } from '#platform/http/handler.ts'
import { setListingsRemoved } from '../store/own-listing-write.ts'
import { ownWarehouse } from './own-warehouse.ts'

export const removeListings: Handler<'removeListings'> = async ({ params, body }, { db, caller }) => {
  const warehouse = ownWarehouse(caller, params.marketplace)
  const removal = { isRemoved: true, now: Date.now() }
  const changed = await setListingsRemoved(db.kysely, warehouse, body.ids, removal)
  return { status: 200, body: { code: 0, data: { changed } } }
}
