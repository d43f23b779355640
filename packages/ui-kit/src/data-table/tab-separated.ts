import { readPaste } from '@haixuan/tabular'
import { clipboardText } from '@haixuan/tabular/write'
import type { Column } from './column.ts'

/** Lines of cells as the clipboard of a spreadsheet writes them. */
export function writeTabSeparated(lines: readonly (readonly string[])[]): string {
  return clipboardText(lines)
}

/** A paste into a table is as large as a person can copy; nothing of it is refused. */
const UNLIMITED = {
  recordChars: Number.POSITIVE_INFINITY,
  cellChars: Number.POSITIVE_INFINITY,
  columns: Number.POSITIVE_INFINITY,
}

/**
 * Lines of cells out of a spreadsheet's clipboard: quoted cells may hold tabs, line ends and doubled
 * quotes; the line end after the last line is not a line of its own. Quotes that do not pair are plain characters.
 */
export function readTabSeparated(text: string): string[][] {
  const lines = readPaste(text, { limits: UNLIMITED, keepsFormulas: true }, '\t')
  return lines.length === 0 ? [['']] : lines.map(({ cells }) => cells)
}

/** Rows as tab-separated text: a line of headings (with units), then exact values. */
export function rowsToText<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const heading = columns.map(({ heading, unit }) => (unit ? `${heading}(${unit})` : heading))
  return writeTabSeparated([heading, ...rows.map((row) => columns.map((column) => column.copyText(row)))])
}
