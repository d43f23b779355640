import type { ColumnBuilder, RowOf } from '#shared/board'

/** One product as lists show it. */
export type GoodsRow = RowOf<'searchGoods'>
export type Marketplace = GoodsRow['marketplace']

/** Cells of a product that are drawn by hand. */
export type GoodsSlot =
  | 'goods'
  | 'shop'
  | 'category'
  | 'price'
  | 'discount'
  | 'dayBefore'
  | 'dayChange'
  | 'weekChange'
  | 'commission'
  | 'sizes'
  | 'brand'
  | 'shipFrom'
  | 'localSites'
  | 'supply'
  | 'trust'
  | 'actions'

export type GoodsColumns<C> = ColumnBuilder<'searchGoods', GoodsSlot, C>
