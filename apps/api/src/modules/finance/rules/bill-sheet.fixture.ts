import type { TableRow } from '@haixuan/tabular'
import type { MergedArea } from '@haixuan/tabular/workbook'
import { billReader, type RowOutcome, type SheetChoices } from './bill-row.ts'
import { BILL_LAYOUTS } from './bills/index.ts'
import { type Recognised, recogniseSheet } from './recognise-sheet.ts'

/** Rows of a sheet as the reader of workbooks gives them; empty rows are left out as there. */
export const sheetRows = (cells: readonly (readonly string[])[]): TableRow[] =>
  cells
    .map((own, at) => ({ line: at + 1, cells: own }))
    .filter(({ cells: own }) => own.some((cell) => cell !== ''))

/** Reads a sheet from its name and cells. @throws when it is of no known bill */
export function readSheet(
  sheet: string,
  cells: readonly (readonly string[])[],
  { currency = null, areas = [] }: Partial<SheetChoices> & { areas?: readonly MergedArea[] } = {},
): { found: Extract<Recognised, { is: 'bill' }>; outcomes: RowOutcome[] } {
  const rows = sheetRows(cells)
  const found = recogniseSheet(sheet, rows, areas, BILL_LAYOUTS)
  if (found.is !== 'bill') throw new Error(`the sheet is ${found.is}`)
  const read = billReader(found.layout, found.heading, found.columns, { currency })
  return { found, outcomes: rows.slice(found.heading.last + 1).map(read) }
}

/** Kind and amount of the rows that were read. */
export const money = (outcomes: readonly RowOutcome[]) =>
  outcomes.map((outcome) => (outcome.is === 'row' ? [outcome.row.kind, outcome.row.minor] : outcome.is))
