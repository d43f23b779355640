import type { Separator } from '../../delimited/record-splitter.ts'
import { withoutFormula } from '../cells/safe-text.ts'

/** Says UTF-8 to programs that would guess the code page of the machine. */
export const BYTE_ORDER_MARK = '\ufeff'

/** Readers guess the separator, so a cell with any of them is quoted; some trim a cell, so its outer spaces are too. */
const NEEDS_QUOTES = /["\r\n,;\t|]|^\s|\s$/
/** The clipboard of a spreadsheet: always tabs, never trimmed. */
const NEEDS_QUOTES_ON_CLIPBOARD = /["\t\r\n]/

const quoted = (cell: string, needsQuotes: RegExp) =>
  needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** One record (RFC 4180) without its line end. */
export function delimitedRow(cells: readonly string[], separator: Separator): string {
  // A lone empty cell would read as no line at all.
  if (cells.length === 1 && cells[0] === '') return '""'
  const needsQuotes = separator === '\t' ? NEEDS_QUOTES_ON_CLIPBOARD : NEEDS_QUOTES
  return cells.map((cell) => quoted(cell, needsQuotes)).join(separator)
}

/** Lines of cells as the clipboard of a spreadsheet holds them; an empty line is an empty cell. */
export const clipboardText = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => cells.map((cell) => quoted(cell, NEEDS_QUOTES_ON_CLIPBOARD)).join('\t')).join('\r\n')

/** Records as text that reads back cell by cell: nothing is escaped against formulas. For own readers. */
export const delimitedText = (rows: readonly (readonly string[])[], separator: Separator = ','): string =>
  rows.map((cells) => delimitedRow(cells, separator)).join('\r\n')

/** Records as a CSV file for a spreadsheet: with a mark of its encoding, and no cell that runs as a formula. */
export const spreadsheetText = (rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${delimitedText(rows.map((cells) => cells.map(withoutFormula)))}\r\n`
