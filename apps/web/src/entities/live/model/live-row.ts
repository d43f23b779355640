import type { ColumnBuilder, RowOf } from '#shared/board'

/** One live as lists show it. */
export type LiveRow = RowOf<'searchLives'>
/** A place on the board of what sells in lives. */
export type LiveGoodsRow = RowOf<'rankLiveGoods'>

/** Cells of a live that are drawn by hand. */
export type LiveSlot = 'live' | 'host' | 'startedAt' | 'duration' | 'trust' | 'actions'
/** Cells of a product on the board of lives. */
export type LiveGoodsSlot = 'place' | 'goods' | 'shop' | 'topLive' | 'trust' | 'actions'

export type LiveColumns<C> = ColumnBuilder<'searchLives', LiveSlot, C>
export type LiveGoodsColumns<C> = ColumnBuilder<'rankLiveGoods', LiveGoodsSlot, C>
