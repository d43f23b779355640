import type {
  FieldColumnBuilder,
  FilterQuery,
  QueryFilterBuilder,
  RowFields,
  RowOf,
  SortField,
} from '#shared/board'

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

/** Fields of a product. Written out: the compiler then compares names of fields, and not whole rows. */
type GoodsFields = { [Kind in keyof RowFields<GoodsRow>]: RowFields<GoodsRow>[Kind] }

/** Orders of the list of all products that the boards of a day also have. */
type GoodsSort = SortField<'searchGoods'> & SortField<'rankGoods'>

/** Columns about the product alone: the list of all products takes them, and so does a board of a day. */
export type GoodsColumns<C> = FieldColumnBuilder<GoodsFields, GoodsSort, GoodsSlot, C>

/** Parameters of the list of all products that the boards of a day also take. */
type GoodsQuery = Pick<
  FilterQuery<'searchGoods'>,
  keyof FilterQuery<'searchGoods'> & keyof FilterQuery<'rankGoods'>
>

/** Filters about the product alone, of the same lists. */
export type GoodsFilters<F> = QueryFilterBuilder<GoodsQuery, F>
