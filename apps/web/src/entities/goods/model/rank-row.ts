import type { ColumnBuilder, FilterBuilder, PageOf, RowOf } from '#shared/board'
import type { GoodsColumns, GoodsRow, GoodsSlot } from './goods-row.ts'

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

/** A place on a board has every field of a product: where it has not, this does not compile. */
type RankedGoods = RankRow extends GoodsRow ? 'rankGoods' : never

/** The columns of a board for groups of columns that are about the product alone. */
export const asGoods = <C>(c: ColumnBuilder<RankedGoods, RankSlot, C>) => c as unknown as GoodsColumns<C>

/** The filters of a board for groups of filters that are about the product alone: the operation takes them all. */
export const asGoodsFilters = <F>(f: FilterBuilder<RankedGoods, F>) =>
  f as unknown as FilterBuilder<'searchGoods', F>
