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

/** On a board with a score a row can be taken out of the recommendations. */
export const scoredKind: BoardKind<RankRow, RankSlot> = {
  ...rankKind,
  actions: (row, detailHref) => [...goodsKind.actions(row, detailHref), { id: 'dismiss', label: '不感兴趣' }],
}

/** Among what was taken out each row can be brought back. */
export const dismissedKind: BoardKind<RankRow, RankSlot> = {
  ...rankKind,
  nothing: '您还没有把商品标为不感兴趣。',
  actions: (row, detailHref) => [
    ...goodsKind.actions(row, detailHref),
    { id: 'bring-back', label: '恢复推荐' },
  ],
}

/** On a board of what is sold out one can ask to be told when it sells again. */
export const soldOutKind: BoardKind<RankRow, RankSlot> = {
  ...rankKind,
  actions: (row, detailHref) => [
    ...goodsKind.actions(row, detailHref),
    { id: 'remind-back', label: '恢复提醒' },
  ],
}
