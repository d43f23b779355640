import type { ColumnBuilder, RowOf } from '#shared/board'

/** One product of the listing warehouse: what was written down beside what the product is now. */
export type ListingRow = RowOf<'searchListings'>

export type ListingStatus = ListingRow['status']

/** Cells of a listing that are drawn by hand. */
export type ListingSlot =
  | 'product'
  | 'source'
  | 'target'
  | 'cost'
  | 'profitRate'
  | 'status'
  | 'note'
  | 'actions'

export type ListingColumns<C> = ColumnBuilder<'searchListings', ListingSlot, C>
