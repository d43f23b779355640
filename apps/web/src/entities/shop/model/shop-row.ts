import type { ColumnBuilder, RowOf } from '#shared/board'

/** One shop as lists show it. */
export type ShopRow = RowOf<'searchShops'>
/** A shop on its place of a board. */
export type ShopRankRow = RowOf<'rankShops'>
export type Marketplace = ShopRow['marketplace']

/** Cells of a shop that are drawn by hand. */
export type ShopSlot =
  | 'shop'
  | 'mix'
  | 'region'
  | 'brand'
  | 'weekChange'
  | 'active'
  | 'mainShare'
  | 'topShare'
  | 'brandShare'
  | 'discount'
  | 'goodRate'
  | 'dsr'
  | 'price'
  | 'perGoods'
  | 'years'
  | 'trust'
  | 'actions'

/** What only a place on a board has. */
export type RankSlot = 'place' | 'salesChange' | 'gmvChange' | 'reasons'

export type ShopColumns<C> = ColumnBuilder<'searchShops', ShopSlot, C>
export type RankColumns<C> = ColumnBuilder<'rankShops', ShopSlot | RankSlot, C>
