import type { OwnMarks } from '#modules/goods'
import type { GoodsFilter } from '#modules/goods/rules'
import type { Database } from '#platform/database/database.ts'
import { dismissedProducts, keptProducts, listedProducts } from './own-goods.ts'

/**
 * The filter with what its owner has asked about their own marks: favourites, what they have listed, and on boards with a
 * score what they dismissed.
 */
export async function withOwnMarks(
  db: Database,
  userId: string,
  filter: GoodsFilter,
  { hide_kept, hide_listed, dismissed }: OwnMarks,
  isScored: boolean,
): Promise<GoodsFilter> {
  const owner = { userId, marketplace: filter.marketplace }
  const [kept, listed] = await Promise.all([
    hide_kept === true ? keptProducts(db, owner) : [],
    hide_listed === true ? listedProducts(db, owner) : [],
  ])
  const hidden = [...kept, ...listed]
  if (!isScored) return hidden.length === 0 ? filter : { ...filter, without: hidden }
  const marked = await dismissedProducts(db, owner)
  if (dismissed === 'only') return { ...filter, among: marked, without: hidden.length === 0 ? null : hidden }
  const without = [...hidden, ...marked]
  return without.length === 0 ? filter : { ...filter, without }
}
