/**
 * How the cells of a column are written.
 * - `id`: text, whatever its digits.
 * - `number`: as it is, or with so many digits behind the point.
 * - `money`: integer minor units; `decimals` are those of its currency (USD 2, JPY 0, KWD 3).
 * - `percent`: a ratio, 0.25 for 25 %.
 * - `date`: a text yyyy-mm-dd.
 * - `time`: epoch milliseconds, shown by a clock that is so many minutes ahead of UTC.
 */
export type ColumnFormat =
  | { readonly type: 'text' | 'id' | 'integer' | 'percent' | 'date' }
  | { readonly type: 'number'; readonly decimals?: number }
  | { readonly type: 'money'; readonly decimals: number }
  | { readonly type: 'time'; readonly utcOffsetMinutes: number }

/** A text that opens an address. Addresses that are not http, https or mailto stay text. */
export interface LinkCell {
  readonly text: string
  readonly href: string
}

/** Null is missing: the cell is empty, never 0. */
export type Cell = string | number | LinkCell | null

export type Row = readonly Cell[]

/** Rows in batches, read only as fast as the file is taken. */
export type RowBatches = Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>

export interface Column {
  /**
   * Its heading with its unit, or headings from the top to the bottom: columns side by side that share the upper ones
   * are under one merged cell.
   */
  readonly heading: string | readonly string[]
  readonly format: ColumnFormat
  /** In characters; from the format and the heading unless given. */
  readonly width?: number
}

/** The headings of a column from the top to the bottom. */
export const headingPath = ({ heading }: Column): readonly string[] =>
  typeof heading === 'string' ? [heading] : heading
