import type { components } from '@haixuan/api-sdk/schema'
import { Failure } from '#platform/failure.ts'
import { type ListColumns, templatesOf } from './columns/catalog.ts'
import { type FileColumn, type Heading, headingText } from './file-column.ts'

type Request = components['schemas']['ExportRequest']
type Column<Row, Extra> = FileColumn<Row, Extra>
/** A column with the heading that the file shows. */
export type PickedColumn<Row, Extra> = Heading & Pick<Column<Row, Extra>, 'value' | 'market'>

const OWN_UNIT = /[（(][^（）()]*[）)]$/

/** The heading of the screen with the unit of the file; 'GMV($)' and '总销量(估)' say theirs already. */
function labelled(label: string, heading: string): string {
  const unit = OWN_UNIT.exec(heading)?.[0] ?? ''
  return OWN_UNIT.test(label) ? label : `${label}${unit}`
}

/** Columns that stand for one column of the screen, under its heading where they are the same figure. */
function seen<Row, Extra>(
  columns: readonly Column<Row, Extra>[],
  label: string | undefined,
): readonly Column<Row, Extra>[] {
  const [first, second] = columns
  if (!first || label === undefined) return columns
  const isMoney = second?.isCurrency === true
  if (columns.length > 1 && !isMoney) return columns
  const heading = labelled(label, first.heading)
  return isMoney
    ? [
        { ...first, heading },
        { ...second, heading: `${label}币种` },
      ]
    : [{ ...first, heading }]
}

function unknownColumn(id: string): Failure {
  const message = `这个列表没有可导出的列 ${id}，请去掉它`
  return new Failure('bad_parameter', message, { fields: [{ path: 'body.request.columns', message }] })
}

/**
 * The columns of a file in their order, each once, with the quality of the rows at the end.
 * @throws {Failure} `bad_parameter` for a column or a template that the list does not have
 */
export function pickColumns<Row, Extra>(
  list: ListColumns<Row, Extra>,
  {
    columnSet,
    columns,
    params,
    marketColumns = true,
  }: Pick<Request, 'columnSet' | 'columns' | 'params' | 'marketColumns'>,
): readonly PickedColumn<Row, Extra>[] {
  const picked =
    columnSet === 'all'
      ? Object.values(list.all).flat()
      : columnSet !== 'seen'
        ? templateOf(list, columnSet, params)
        : columns.flatMap(({ id, label }) => {
            const cell = list.cells[id]
            const stands = cell ?? [id]
            return stands.flatMap((name) => {
              const own = list.all[name]
              if (!own) throw unknownColumn(id)
              return seen(own, stands.length === 1 ? label : undefined)
            })
          })
  const isTemplate = columnSet !== 'seen' && columnSet !== 'all'
  const kept = marketColumns ? picked : withoutMarket(picked, isTemplate)
  const [values, headings] = [new Set<unknown>(), new Map<string, number>()]
  return [...kept, ...list.quality].flatMap(({ heading, type, value, market }) => {
    if (values.has(value)) return []
    values.add(value)
    const text = headingText(heading, type)
    const twins = headings.get(text) ?? 0
    headings.set(text, twins + 1)
    const said = { text: twins === 0 ? text : `${text} ${twins + 1}`, type, value }
    return [market ? { ...said, market } : said]
  })
}

/** Own columns alone. Tools read templates by the place of a column: there it stays, empty. */
function withoutMarket<Row, Extra>(
  columns: readonly Column<Row, Extra>[],
  isTemplate: boolean,
): readonly Column<Row, Extra>[] {
  if (!isTemplate) return columns.filter(({ market }) => !market)
  return columns.map(({ heading, type, value, market }) => ({
    ...{ heading, type },
    value: market ? () => null : value,
  }))
}

const ONLY_FOR = {
  temu_31: '31 列模板只用于 Temu 商品列表',
  listing_7: '上架模板只用于我的上架库',
  bill_rows: '账单原表只用于结算明细',
} as const

function templateOf<Row, Extra>(
  list: Pick<ListColumns<Row, Extra>, 'templates'>,
  template: Exclude<Request['columnSet'], 'seen' | 'all'>,
  params: Request['params'],
): readonly Column<Row, Extra>[] {
  const found = list.templates?.[template]
  if (found && templatesOf(list, params).includes(template)) return found.columns
  throw new Failure('bad_parameter', `${ONLY_FOR[template]}，请选择“当前列”或“全部列”`)
}
