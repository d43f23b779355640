import { delimitedText } from '@haixuan/tabular/write'
import type { EmbedRows } from './protocol.ts'

/**
 * Rows as the batch dialog reads them: all columns of all rows, in the order they are met. Null for no rows, or rows
 * without columns.
 */
export function rowsText(rows: EmbedRows): string | null {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  if (columns.length === 0) return null
  const cellsOf = (row: Readonly<Record<string, string>>) =>
    columns.map((column) => (Object.hasOwn(row, column) ? (row[column] ?? '') : ''))
  return delimitedText([columns, ...rows.map(cellsOf)], '\t')
}
