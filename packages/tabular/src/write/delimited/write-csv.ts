import { plainDigits } from '../../plain-digits.ts'
import { type Cell, type Column, type ColumnFormat, headingPath, type RowBatches } from '../cells/cell.ts'
import { cutText, readableText, withoutFormula } from '../cells/safe-text.ts'
import { isDate, timeText, units } from '../cells/serial-number.ts'
import { WRITE_LIMITS } from '../write-limits.ts'
import { BYTE_ORDER_MARK, delimitedRow } from './delimited-text.ts'

export interface CsvFile {
  readonly columns: readonly Column[]
  readonly rows: RowBatches
}

/** From twelve digits on, spreadsheet programs turn a bare number of a CSV file into 6.01E+14 and lose digits. */
const LONG_NUMBER = /^\d{12,}$/

function numberCell(value: number, format: ColumnFormat): string {
  if (!Number.isFinite(value)) return ''
  if (format.type === 'time') return timeText(value, format.utcOffsetMinutes)
  return plainDigits(format.type === 'money' ? units(value, format.decimals) : value)
}

function cellText(cell: Cell, format: ColumnFormat): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return numberCell(cell, format)
  const text = cutText(readableText(typeof cell === 'string' ? cell : cell.text), WRITE_LIMITS.cellText)
  if (format.type === 'date' && isDate(text)) return text
  // The tab at the end keeps every digit when the file is opened with a double click; readers trim it.
  if (format.type === 'id' && LONG_NUMBER.test(text)) return `${text}\t`
  return withoutFormula(text)
}

/**
 * A CSV file (UTF-8 with its mark, RFC 4180), piece by piece as it is taken; no cell can be a formula. Headings of
 * several rows are joined by `-`. A text beyond what a cell of a spreadsheet holds is cut, with an ellipsis.
 * @throws {RangeError} for a row with more cells than there are columns
 */
export async function* writeCsv({ columns, rows }: CsvFile): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder()
  const formats = columns.map(({ format }) => format)
  const line = (cells: readonly string[]) => `${delimitedRow(cells, ',')}\r\n`
  const headings = columns.map((column) => withoutFormula(readableText(headingPath(column).join('-'))))
  yield encoder.encode(BYTE_ORDER_MARK + line(headings))
  for await (const batch of rows) {
    let text = ''
    for (const row of batch) {
      if (row.length > formats.length) throw new RangeError('A row has more cells than there are columns.')
      text += line(formats.map((format, at) => cellText(row[at] ?? null, format)))
    }
    if (text !== '') yield encoder.encode(text)
  }
}
