import type { ColumnBuilder, RowOf } from '#shared/board'

/** One favourite: what was true when it was saved beside what is true now. */
export type FavouriteRow = RowOf<'searchFavourites'>

/** Cells of a favourite that are drawn by hand. */
export type FavouriteSlot =
  | 'thing'
  | 'owner'
  | 'folder'
  | 'note'
  | 'outreach'
  | 'remindNext'
  | 'priceChange'
  | 'actions'

export type FavouriteColumns<C> = ColumnBuilder<'searchFavourites', FavouriteSlot, C>
