import { dollars, momentText, numberText } from '../rules/cell-text.ts'
import type { CellType, CellValue, Heading } from '../rules/file-column.ts'
import { looksLikeFormula, plainText } from '../rules/safe-text.ts'

/** Says UTF-8 to programs that would guess the code page of the machine. */
export const BYTE_ORDER_MARK = '\ufeff'

/** From twelve digits on, spreadsheet programs turn a bare number of a CSV file into 6.01E+14 and lose digits. */
const LONG_NUMBER = /^\d{12,}$/

const quoted = (text: string) => (/[",\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function cellText(value: CellValue, type: CellType): string {
  if (value === null || value === '') return ''
  if (typeof value === 'number') {
    if (type === 'moment') return momentText(value)
    return numberText(type === 'usd' ? dollars(value) : value)
  }
  if (type === 'day') return value
  const text = plainText(value)
  // The tab at the end keeps every digit when the file is opened with a double click; readers trim it.
  if (type === 'id' && LONG_NUMBER.test(text)) return `"${text}\t"`
  return quoted(looksLikeFormula(text) ? `'${text}` : text)
}

/** One row of a CSV file (RFC 4180) with its line end; no cell can be a formula. */
export function csvRow(cells: readonly CellValue[], headings: readonly Heading[]): string {
  return `${headings.map(({ type }, at) => cellText(cells[at] ?? null, type)).join(',')}\r\n`
}

/** The heading row. */
export function csvHeadings(headings: readonly Heading[]): string {
  return `${headings.map(({ text }) => cellText(text, 'text')).join(',')}\r\n`
}
