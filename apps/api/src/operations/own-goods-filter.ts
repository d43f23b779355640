import type { GoodsFilter } from '../domain/goods/goods-filter.ts'
import type { BoardName } from '../domain/goods-rank/rank-board.ts'
import { SCORED_BOARDS } from '../domain/goods-rank/rank-board.ts'
import type { Database } from '../storage/database.ts'
import { dismissedProducts, keptProducts } from '../storage/own-goods.ts'

interface OwnQuery {
  hide_kept?: boolean | undefined
  dismissed?: 'hide' | 'only' | undefined
}

/** The filter with what its owner has asked about his own marks: favourites, and on boards with a score what he dismissed. */
export async function withOwnMarks(
  db: Database,
  userId: string,
  filter: GoodsFilter,
  { hide_kept, dismissed }: OwnQuery,
  board?: BoardName,
): Promise<GoodsFilter> {
  const owner = { userId, marketplace: filter.marketplace }
  const kept = hide_kept === true ? await keptProducts(db, owner) : []
  if (board === undefined || !SCORED_BOARDS.has(board))
    return kept.length === 0 ? filter : { ...filter, without: kept }
  const marked = await dismissedProducts(db, owner)
  if (dismissed === 'only') return { ...filter, among: marked, without: kept.length === 0 ? null : kept }
  const without = [...kept, ...marked]
  return without.length === 0 ? filter : { ...filter, without }
}
