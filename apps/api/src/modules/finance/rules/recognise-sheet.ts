import {
  type ColumnMatch,
  type FieldNames,
  findHeading,
  type Heading,
  headingNames,
  matchColumns,
  plainHeading,
  type TableRow,
} from '@haixuan/tabular'
import type { MergedArea } from '@haixuan/tabular/workbook'
import type { BillField, BillLayout } from './bill-kind.ts'

/** The only sheet of a workbook that the marketplace exports for a period without bills, and what it says. */
const NO_BILLS_SHEET = '提示'
const NO_BILLS_TEXT = '无账单可供导出'

/** What a sheet turned out to be. */
export type Recognised =
  | {
      is: 'bill'
      layout: BillLayout
      heading: Heading
      columns: ColumnMatch<BillField>
      /** Matched columns of the layout, of all that the layout knows: shown to the person who decides. */
      score: { matched: number; known: number }
      /** Names of columns that the layout does not know: kept with the rows and reported. */
      unknownColumns: readonly string[]
    }
  /** The marketplace says that there are no bills: the period counts as covered. */
  | { is: 'no_bills' }
  | { is: 'unknown'; heading: Heading | null }
  | { is: 'empty' }

/** Rows from the top among which the heading is looked for: titles and a `共…` row are above it. */
export const HEADING_WITHIN = 6

const columnsFor = (layout: BillLayout, sheet: string): Record<BillField, FieldNames> => {
  const isOwn = isSheetOf(layout, sheet)
  const entries = Object.entries(layout.columns).map(
    ([field, { aliases, sheetAliases = [], isRequired }]) => [
      field,
      { aliases: isOwn ? [...aliases, ...sheetAliases] : aliases, ...(isRequired ? { isRequired } : {}) },
    ],
  )
  return Object.fromEntries(entries)
}

/** Whether a sheet is called as the layout's: exactly, or with a number or a suffix behind it. */
function isSheetOf({ sheets }: BillLayout, sheet: string): boolean {
  const name = plainHeading(sheet)
  return sheets.some((own) => {
    const wanted = plainHeading(own)
    return name === wanted || (wanted.length > 2 && name.startsWith(wanted))
  })
}

/** Exports of lines write a grouped heading in one cell: `SKU / SKU ID`. */
const groupedPath = (path: readonly string[]): readonly string[] =>
  path.length === 1 ? (path[0] ?? '').split(' / ') : path

interface Candidate {
  layout: BillLayout
  heading: Heading
  columns: ColumnMatch<BillField>
  matched: number
  isCalledSo: boolean
}

function candidate(
  layout: BillLayout,
  sheet: string,
  top: readonly TableRow[],
  areas: readonly MergedArea[],
): Candidate | null {
  const fields = columnsFor(layout, sheet)
  const aliases = Object.values(fields).flatMap((field) => field.aliases)
  const found = findHeading(top, { within: HEADING_WITHIN, aliases, areas })
  if (!found) return null
  const heading = { ...found, paths: found.paths.map(groupedPath) }
  const columns = matchColumns(heading, fields)
  if (columns.missing.length > 0) return null
  return { layout, heading, columns, matched: columns.columns.size, isCalledSo: isSheetOf(layout, sheet) }
}

/** More matched columns win; between equals the sheet's name, then fewer columns that the layout does not know. */
const better = (one: Candidate, other: Candidate): Candidate => {
  if (one.matched !== other.matched) return one.matched > other.matched ? one : other
  if (one.isCalledSo !== other.isCalledSo) return one.isCalledSo ? one : other
  return one.columns.unknown.length <= other.columns.unknown.length ? one : other
}

/**
 * What a sheet is, by its headings; its name only decides between layouts whose headings fit equally well, and names of
 * files are never asked: sellers rename files.
 * @param top the first rows that hold something, HEADING_WITHIN and one more are enough
 * @param areas merged cells: a grouped heading has them
 */
export function recogniseSheet(
  sheet: string,
  top: readonly TableRow[],
  areas: readonly MergedArea[],
  layouts: readonly BillLayout[],
): Recognised {
  if (top.length === 0) return { is: 'empty' }
  const isHint = plainHeading(sheet) === NO_BILLS_SHEET
  if (isHint || top.some(({ cells }) => cells.some((cell) => cell.includes(NO_BILLS_TEXT)))) {
    if (top.every(({ cells }) => cells.filter((cell) => cell.trim() !== '').length <= 1))
      return { is: 'no_bills' }
  }
  const found = layouts
    .map((layout) => candidate(layout, sheet, top, areas))
    .filter((one): one is Candidate => one !== null)
  if (found.length === 0) return { is: 'unknown', heading: findHeading(top, { areas }) }
  const { layout, heading, columns, matched } = found.reduce(better)
  const names = headingNames(heading)
  return {
    is: 'bill',
    layout,
    heading,
    columns,
    score: { matched, known: Object.keys(layout.columns).length },
    unknownColumns: columns.unknown.map((at) => names[at] ?? ''),
  }
}
