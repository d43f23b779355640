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

/** Names of the fields of a row, by what they hold. */
export interface RowFields<Row> {
  count: CountField<Row>
  usd: UsdField<Row>
  money: MoneyField<Row>
  score: ScoreField<Row>
  day: DayField<Row>
  moment: MomentField<Row>
  series: SeriesField<Row>
}

/** Where and how a column is at first; readers change all of it. */
export interface ColumnOptions<Sort extends string> {
  /** Sort field of the operation that this column orders by. */
  sort?: Sort
  /** Pixels. */
  width?: number
  /** Not shown until chosen. */
  hidden?: boolean
  pin?: 'left' | 'right'
  /** What the figure means, for the heading's tooltip. */
  hint?: string
}

/**
 * Makes columns of rows with these `Fields`, ordered by the names in `Sort`. A board says which columns it has; the
 * widget that draws says what a column is (`C`): its facts, or its cells. `Slot` collects the names of cells that are
 * drawn by hand. Members are properties on purpose: a builder then serves whatever asks for fewer fields and orders.
 */
export interface FieldColumnBuilder<
  Fields extends Readonly<Record<keyof RowFields<object>, string>>,
  Sort extends string,
  Slot extends string,
  C,
> {
  /** Units, shortened ('k+', 'w+', '亿+') with the exact value beside it. */
  count: (field: Fields['count'], label: string, options?: ColumnOptions<Sort>) => C
  /** US cents. */
  usd: (field: Fields['usd'], label: string, options?: ColumnOptions<Sort>) => C
  /** An amount in its own currency. */
  money: (field: Fields['money'], label: string, options?: ColumnOptions<Sort>) => C
  /** Stars. */
  score: (field: Fields['score'], label: string, options?: ColumnOptions<Sort>) => C
  /** A day. */
  day: (field: Fields['day'], label: string, options?: ColumnOptions<Sort>) => C
  /** A moment, shown relative to now. */
  moment: (field: Fields['moment'], label: string, options?: ColumnOptions<Sort>) => C
  /** A small line of one figure a day. */
  series: (field: Fields['series'], label: string, options?: ColumnOptions<Sort>) => C
  /** A cell drawn by hand: anyone who shows the board must bring a component of that name. */
  slot: (name: Slot, label: string, options?: ColumnOptions<Sort>) => C
}

/** Makes columns of the rows of a list operation. */
export type ColumnBuilder<Op extends ListOperation, Slot extends string, C> = FieldColumnBuilder<
  RowFields<RowOf<Op>>,
  SortField<Op>,
  Slot,
  C
>
