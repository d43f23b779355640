import type { ColumnBuilder, PageOf, RowOf } from '#shared/board'
import type { GoodsSlot } from './goods-row.ts'

/** One product on a board of a day. */
export type RankRow = RowOf<'rankGoods'>
/** A page of a board, with its rule, its stored days and its countries. */
export type RankPage = PageOf<'rankGoods'>

/** Cells of a place that are drawn by hand, beside those of the product. */
export type RankSlot =
  | GoodsSlot
  | 'place'
  | 'growth'
  | 'dropShare'
  | 'salesChange'
  | 'slope'
  | 'perDay'
  | 'beforeOut'
  | 'judgement'
  | 'backAt'
  | 'chance'
  | 'reasons'
  | 'topVideo'
  | 'videoViews'
  | 'videoLikes'
  | 'videoShares'
  | 'promoted'

export type RankColumns<C> = ColumnBuilder<'rankGoods', RankSlot, C>
