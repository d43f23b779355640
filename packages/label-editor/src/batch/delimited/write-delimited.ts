import type { Separator } from '@haixuan/tabular'

const NEEDS_QUOTES = /["\r\n,;\t]|^\s|\s$/

/** First characters by which a spreadsheet takes a cell for a formula, full-width ones too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

const quoted = (cell: string) => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Records as text that `splitDelimited` reads back cell by cell. */
export const writeDelimited = (rows: readonly (readonly string[])[], separator: Separator = ','): string =>
  // A lone empty cell would read as no line at all.
  rows
    .map((cells) => (cells.length === 1 && cells[0] === '' ? '""' : cells.map(quoted).join(separator)))
    .join('\r\n')

/** Records as a file for a spreadsheet: with a mark of its encoding, and no cell that runs as a formula. */
export const spreadsheetText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${writeDelimited(rows.map((cells) => cells.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell))))}\r\n`
