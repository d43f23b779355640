import type { components } from '@haixuan/api-sdk/schema'
import { minorDigits } from '@haixuan/rules'
import { columnsOf, type FileColumn } from '../file-column.ts'

/** Columns of a file by what stands for them on the screen: a field of the row, or a cell of the board. */
export type Catalog<Row, Extra = unknown> = Readonly<Record<string, readonly FileColumn<Row, Extra>[]>>

/** What a list can be written with. */
export interface ListColumns<Row = never, Extra = never> {
  /** Each column once, in the order of "all columns". */
  all: Catalog<Row, Extra>
  /** Cells of boards that stand for columns of `all`, or for nothing: a menu has no figures. */
  cells: Readonly<Record<string, readonly string[]>>
  /** What is known of the quality of a row; it closes every file and is never gated. */
  quality: readonly FileColumn<Row, Extra>[]
  /** Sets of columns that other tools read, where there are any. */
  templates?: Partial<Record<TemplateName, ListTemplate<Row, Extra>>>
}

type TemplateName = components['schemas']['ExportQuote']['templates'][number]

interface ListTemplate<Row, Extra> {
  columns: readonly FileColumn<Row, Extra>[]
  /** Of this marketplace alone. */
  marketplace?: string
}

/** The sets that fit a list as it is asked for. */
export function templatesOf<Row, Extra>(
  { templates = {} }: Pick<ListColumns<Row, Extra>, 'templates'>,
  params: Readonly<Record<string, string>>,
): TemplateName[] {
  return (Object.entries(templates) as [TemplateName, ListTemplate<Row, Extra>][]).flatMap(
    ([name, { marketplace }]) =>
      marketplace === undefined || marketplace === params['marketplace'] ? [name] : [],
  )
}

type Money = components['schemas']['Money'] | null
type Quality = components['schemas']['GoodsQuality']

/** An amount in its own currency: the figure and, beside it, the currency. */
export function moneyColumns<Row, Extra>(
  heading: string,
  pick: (row: Row) => Money | undefined,
): readonly FileColumn<Row, Extra>[] {
  const c = columnsOf<Row, Extra>()
  return [
    c.decimal(heading, (row) => {
      const money = pick(row)
      if (!money) return null
      const digits = minorDigits(money.currency)
      return Number((money.amount / 10 ** digits).toFixed(digits))
    }),
    { ...c.text(`${heading}币种`, (row) => pick(row)?.currency ?? null), isCurrency: true },
  ]
}

/** One figure a day, oldest first, in one cell; a day without a figure is empty between its commas. */
export const seriesText = (days: readonly (number | null)[]): string | null =>
  days.length === 0 ? null : days.map((day) => day ?? '').join(',')

/** Where a row comes from and when it was collected, as far as a list knows it. */
export interface Origin {
  source: string
  collectedAt: number | null
}

/** Marks of a row, where it comes from, and of when its figures are. */
export function qualityColumns<Row, Extra>(
  marks: (row: Row) => Quality | null,
  asOf: (row: Row) => number | null,
  origin: (extra: Extra | undefined) => Origin | undefined = () => undefined,
): readonly FileColumn<Row, Extra>[] {
  const c = columnsOf<Row, Extra>()
  const mark = (heading: string, name: keyof Quality) => c.yes(heading, (row) => marks(row)?.[name] ?? null)
  return [
    mark('估算', 'estimated'),
    mark('存疑', 'suspect'),
    mark('插值', 'interpolated'),
    mark('真实断货', 'stockOut'),
    c.text('数据来源', (row, extra) => origin(extra)?.source ?? (marks(row)?.demo ? '示例数据' : null)),
    c.moment('数据时间', asOf),
    mark('示例数据', 'demo'),
  ]
}
