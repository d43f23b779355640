/**
 * How a cell is written. `id` is text whatever its digits; `usd` is US cents; `share` is a ratio, 0.25 for 25 %;
 * `day` is yyyy-mm-dd, `moment` epoch milliseconds.
 */
export type CellType = 'text' | 'id' | 'count' | 'decimal' | 'usd' | 'share' | 'day' | 'moment'

/** Null is missing: the cell is empty, never 0. */
export type CellValue = string | number | null

/** A column of a file, of rows of a list. `Extra` is what is read beside the row, by its id. */
export interface FileColumn<Row, Extra = unknown> {
  heading: string
  type: CellType
  /** In an own list: what the market says of the row now, not what its owner wrote or saved. */
  market?: true
  value(row: Row, extra: Extra | undefined): CellValue
  /** The currency of the figure in the column before it, of which it is a part. */
  isCurrency?: boolean
}

/** Says of columns of an own list that they are of the market. */
export function ofMarket<Row, Extra>(
  ...columns: readonly FileColumn<Row, Extra>[]
): readonly FileColumn<Row, Extra>[] {
  return columns.map((column) => ({ ...column, market: true }))
}

/** A column as a writer sees it. */
export interface Heading {
  /** With its unit. */
  text: string
  type: CellType
}

const UNIT: Partial<Record<CellType, string>> = { usd: '($)', moment: '(北京时间)' }
/** What says already which unit it is: 'GMV($)', 'GMV($，估)'. */
const SAID: Partial<Record<CellType, RegExp>> = { usd: /[$＄]/, moment: /北京/ }

/** The heading with the unit that its type has, unless it says so itself. */
export function headingText(heading: string, type: CellType): string {
  const unit = UNIT[type]
  return unit === undefined || SAID[type]?.test(heading) ? heading : `${heading}${unit}`
}

/** Makes columns of one kind of rows. */
export function columnsOf<Row, Extra = unknown>() {
  type Value = FileColumn<Row, Extra>['value']
  const column =
    (type: CellType) =>
    (heading: string, value: Value): FileColumn<Row, Extra> => ({ heading, type, value })
  return {
    text: column('text'),
    id: column('id'),
    count: column('count'),
    decimal: column('decimal'),
    usd: column('usd'),
    share: column('share'),
    day: column('day'),
    moment: column('moment'),
    /** 是, 否, or nothing where it is not known. */
    yes: (heading: string, value: (row: Row, extra: Extra | undefined) => boolean | null) =>
      column('text')(heading, (row, extra) => {
        const is = value(row, extra)
        return is === null ? null : is ? '是' : '否'
      }),
  }
}

/** Percent as a ratio; a missing figure stays missing. */
export const hundredth = (percent: number | null): number | null => (percent === null ? null : percent / 100)
