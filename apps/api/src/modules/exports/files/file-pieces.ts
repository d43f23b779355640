import {
  type Column,
  type ColumnFormat,
  type RowBatches,
  writeCsv,
  writeWorkbook,
} from '@haixuan/tabular/write'
import { nativeEntry } from '@haixuan/tabular/write/node'
import type { CellType, Heading } from '../rules/file-column.ts'

export type FileFormat = 'xlsx' | 'csv'

const BEIJING_MINUTES = 8 * 60

const FORMAT: Record<CellType, ColumnFormat> = {
  text: { type: 'text' },
  id: { type: 'id' },
  count: { type: 'integer' },
  decimal: { type: 'number' },
  usd: { type: 'money', decimals: 2 },
  share: { type: 'percent' },
  day: { type: 'date' },
  moment: { type: 'time', utcOffsetMinutes: BEIJING_MINUTES },
}

/**
 * A file with its heading row, piece by piece as it is taken; rows are read as fast as that. The same rows make the same
 * bytes.
 * @param sheet name of the sheet of a workbook
 */
export function filePieces(
  format: FileFormat,
  headings: readonly Heading[],
  rows: RowBatches,
  sheet = '数据',
): AsyncIterable<Uint8Array> {
  const columns = headings.map(({ text, type }): Column => ({ heading: text, format: FORMAT[type] }))
  if (format === 'csv') return writeCsv({ columns, rows })
  // A title that is too long is no reason to lose the whole file.
  return writeWorkbook([{ name: sheet, columns, rows }], { openEntry: nativeEntry, longText: 'cut' })
}
