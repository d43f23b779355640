import { requireMarketplace } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { addToWarehouse } from '../store/own-listing-write.ts'
import { ownWarehouse, withinLimit } from './own-warehouse.ts'

/** Each id is answered for itself; what is in the warehouse already stays as it is, even when it is full. */
export const addListings: Handler<'addListings'> = async ({ params, body }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const warehouse = ownWarehouse(caller, params.marketplace)
  const { added, unknown } = await withinLimit(db, warehouse.userId, async (trx) => {
    const answer = await addToWarehouse(trx, warehouse, body.ids, Date.now())
    return { grew: answer.added.size > 0, answer }
  })
  const results = body.ids.map((id) => ({
    id,
    result: added.has(id) ? ('added' as const) : unknown.has(id) ? ('unknown' as const) : ('kept' as const),
  }))
  return { status: 200, body: { code: 0, data: { results } } }
}
