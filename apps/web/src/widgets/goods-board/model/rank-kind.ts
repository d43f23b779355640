import type { RankRow, RankSlot } from '#entities/goods'
import type { BoardKind } from '#shared/board'
import { rankCells } from '../ui/rank-cells.tsx'
import { goodsKind } from './goods-kind.ts'

/** Products on a board of a day. */
export const rankKind: BoardKind<RankRow, RankSlot> = {
  ...goodsKind,
  nothing: '这个榜单还没有数据。榜单每天计算一次，也会在导入商品后立即计算。',
  cells: rankCells,
}
