import { findGoods, type OwnMarks } from '#modules/goods'
import type { GoodsFilter } from '#modules/goods/rules'
import { marketplaceCode } from '#modules/reference/rules'
import type { Database } from '#platform/database/database.ts'
import { dismissedGoods, keptGoods, listedGoods } from './own-goods.ts'

/**
 * The filter with what its owner has asked about their own marks: favourites, what they have listed, and on boards with a
 * score what they dismissed.
 * @param db where products are read
 * @param own where the marks are read; the same by default
 */
export async function withOwnMarks(
  db: Database,
  userId: string,
  filter: GoodsFilter,
  { hide_kept, hide_listed, dismissed }: OwnMarks,
  isScored: boolean,
  own: Database = db,
): Promise<GoodsFilter> {
  const owner = { userId, marketplace: filter.marketplace }
  const [kept, listed, marked] = await Promise.all([
    hide_kept === true ? keptGoods(own, owner) : [],
    hide_listed === true ? listedGoods(own, owner) : [],
    isScored ? dismissedGoods(own, owner) : [],
  ])
  const toProducts = await productsOf(db, filter, [...kept, ...listed, ...marked])
  const hidden = toProducts([...kept, ...listed])
  if (isScored && dismissed === 'only')
    return { ...filter, among: toProducts(marked), without: hidden.length === 0 ? null : hidden }
  const without = [...hidden, ...toProducts(marked)]
  return without.length === 0 ? filter : { ...filter, without }
}

/** @returns gives the internal ids of those that some source has brought in */
async function productsOf(db: Database, { marketplace }: GoodsFilter, externalIds: readonly string[]) {
  const known =
    externalIds.length === 0
      ? new Map<string, number>()
      : await findGoods(db.kysely, marketplaceCode(marketplace), externalIds)
  return (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? [])
}
