import { plainHeading } from '@haixuan/tabular'
import type { BillField, BillLayout, LayoutColumn } from './bill-kind.ts'
import { isBuyerColumn } from './buyer-columns.ts'
import { recogniseSheet } from './recognise-sheet.ts'

/** Another name of a column, which an operator added. */
export interface BillAlias {
  layout: string
  field: string
  alias: string
}

/** What a sheet is read as before and after an alias: ids of layouts, null for none. */
export interface AliasChange {
  /** Headings of the sheet, as the product knows them. */
  headings: readonly string[]
  sheet: string
  before: string | null
  after: string | null
}

const ALIAS_LETTERS_MOST = 60

const columnsOf = ({ columns }: BillLayout) => Object.entries(columns) as [BillField, LayoutColumn][]
const namesOf = ({ aliases, sheetAliases = [] }: LayoutColumn) => [...aliases, ...sheetAliases]

/** The name of a column in the files that were seen first. */
export const canonicalHeading = (column: LayoutColumn): string => namesOf(column)[0] ?? ''

/** Layouts with the names that operators added. One of a layout or a field that is no more is left out. */
export function withAliases(layouts: readonly BillLayout[], added: readonly BillAlias[]): BillLayout[] {
  return layouts.map((layout) => {
    const own = added.filter((one) => one.layout === layout.id)
    if (own.length === 0) return layout
    const columns = Object.fromEntries(
      columnsOf(layout).map(([field, column]) => {
        const more = own.filter((one) => one.field === field).map(({ alias }) => alias)
        return [field, more.length === 0 ? column : { ...column, aliases: [...column.aliases, ...more] }]
      }),
    )
    return { ...layout, columns }
  })
}

/**
 * Why an alias cannot be added; null when it can, as far as its own layout says.
 * @param layouts with the aliases that were added before
 */
export function aliasProblem(
  layouts: readonly BillLayout[],
  { layout: id, field, alias }: BillAlias,
): string | null {
  const layout = layouts.find((one) => one.id === id)
  const known = layout && columnsOf(layout)
  const column = known?.find(([own]) => own === field)?.[1]
  if (!known || !column) return '没有这种账单或这一列，请刷新后重新选择'
  const name = plainHeading(alias)
  if (name === '') return '请填写表头，要与文件里的写法一样'
  if (alias.trim().length > ALIAS_LETTERS_MOST) return `表头最多 ${ALIAS_LETTERS_MOST} 个字，请核对`
  if (isBuyerColumn([alias])) return '这是买家信息的表头：这样的列在读取时就丢弃，不能用作账单的列'
  const owner = known.find(([, one]) => namesOf(one).some((text) => plainHeading(text) === name))
  if (owner?.[0] === field) return `这种账单的「${canonicalHeading(column)}」列已经认识这个表头`
  if (owner)
    return `这个表头已经是这种账单的「${canonicalHeading(owner[1])}」列，不能再作「${canonicalHeading(column)}」列`
  return null
}

/** Headings that the product knows, of every layout: with the first names of its columns, then with the second ones. */
function knownSheets(layouts: readonly BillLayout[]): { sheet: string; headings: string[] }[] {
  return layouts.flatMap((layout) => {
    const names = columnsOf(layout).map(([, column]) => namesOf(column))
    const most = Math.max(...names.map((own) => own.length))
    return layout.sheets.flatMap((sheet) =>
      Array.from({ length: most }, (_, n) => ({
        sheet,
        headings: names.map((own) => own[Math.min(n, own.length - 1)] ?? ''),
      })),
    )
  })
}

function layoutOf(layouts: readonly BillLayout[], sheet: string, headings: readonly string[]): string | null {
  const found = recogniseSheet(sheet, [{ line: 1, cells: headings }], [], layouts)
  return found.is === 'bill' ? found.layout.id : null
}

/**
 * What an alias changes: the sheet of its layout with the new name, and those that are known already, which have to stay
 * what they are.
 * @param built the layouts of the product, whose sheets are looked at
 * @param layouts the same with the aliases that were added before
 */
export function aliasEffect(
  built: readonly BillLayout[],
  layouts: readonly BillLayout[],
  alias: BillAlias,
): { example: AliasChange; changed: AliasChange[] } {
  const after = withAliases(layouts, [alias])
  const change = (sheet: string, headings: readonly string[]): AliasChange => ({
    ...{ sheet, headings },
    before: layoutOf(layouts, sheet, headings),
    after: layoutOf(after, sheet, headings),
  })
  // A name that no known sheet has changes none of them.
  const name = plainHeading(alias.alias)
  const changed = knownSheets(built)
    .filter(({ headings }) => headings.some((one) => plainHeading(one) === name))
    .map(({ sheet, headings }) => change(sheet, headings))
    .filter((one) => one.before !== one.after)
  const own = built.find(({ id }) => id === alias.layout)
  const headings = (own ? columnsOf(own) : []).map(([field, column]) =>
    field === alias.field ? alias.alias : canonicalHeading(column),
  )
  return { example: change(own?.sheets[0] ?? '', headings), changed }
}
