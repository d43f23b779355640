import type { ListOperation, RowOf, SortField } from './list-operation.ts'

type Money = { amount: number; currency: string }

type FieldOf<Row, Value> = {
  [K in keyof Row]-?: Row[K] extends Value ? K : never
}[keyof Row] &
  string

/** US cents: the contract names such fields `…Usd`. */
type UsdField<Row> = Extract<FieldOf<Row, number | null>, `${string}Usd`>
/** Moments in epoch milliseconds: the contract names such fields `…At`. */
type MomentField<Row> = Extract<FieldOf<Row, number | null>, `${string}At`>
/** Days as yyyy-mm-dd: the contract names such fields `…At`. */
type DayField<Row> = Extract<FieldOf<Row, string | null>, `${string}At`>
/** Stars, 0 to 5. */
type ScoreField<Row> = Extract<FieldOf<Row, number | null>, `${string}core`>
/** Plain counts: numbers that are neither money, moments nor stars. */
type CountField<Row> = Exclude<
  FieldOf<Row, number | null>,
  UsdField<Row> | MomentField<Row> | ScoreField<Row>
>
/** Exact amounts with their currency. */
type MoneyField<Row> = FieldOf<Row, Money | null>
/** One figure a day, oldest first. */
type SeriesField<Row> = FieldOf<Row, readonly (number | null)[]>

/** Where and how a column is at first; readers change all of it. */
export interface ColumnOptions<Op extends ListOperation> {
  /** Sort field of the operation that this column orders by. */
  sort?: SortField<Op>
  /** Pixels. */
  width?: number
  /** Not shown until chosen. */
  hidden?: boolean
  pin?: 'left' | 'right'
  /** What the figure means, for the heading's tooltip. */
  hint?: string
}

/**
 * Makes columns of the rows of `Op`. A board says which columns it has; the widget that draws says what a
 * column is (`C`): its facts, or its cells. `Slot` collects the names of cells that are drawn by hand.
 */
export interface ColumnBuilder<Op extends ListOperation, Slot extends string, C> {
  /** Units, shortened ('k+', 'w+', '亿+') with the exact value beside it. */
  count(field: CountField<RowOf<Op>>, label: string, options?: ColumnOptions<Op>): C
  /** US cents. */
  usd(field: UsdField<RowOf<Op>>, label: string, options?: ColumnOptions<Op>): C
  /** An amount in its own currency. */
  money(field: MoneyField<RowOf<Op>>, label: string, options?: ColumnOptions<Op>): C
  /** Stars. */
  score(field: ScoreField<RowOf<Op>>, label: string, options?: ColumnOptions<Op>): C
  /** A day. */
  day(field: DayField<RowOf<Op>>, label: string, options?: ColumnOptions<Op>): C
  /** A moment, shown relative to now. */
  moment(field: MomentField<RowOf<Op>>, label: string, options?: ColumnOptions<Op>): C
  /** A small line of one figure a day. */
  series(field: SeriesField<RowOf<Op>>, label: string, options?: ColumnOptions<Op>): C
  /** A cell drawn by hand: anyone who shows the board must bring a component of that name. */
  slot: (name: Slot, label: string, options?: ColumnOptions<Op>) => C
}
