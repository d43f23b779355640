import { stat, writeFile as writePieces } from 'node:fs/promises'
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

function piecesOf(format: FileFormat, columns: readonly Column[], rows: RowBatches) {
  if (format === 'csv') return writeCsv({ columns, rows })
  // A title that is too long is no reason to lose the whole file.
  return writeWorkbook([{ name: '数据', columns, rows }], { openEntry: nativeEntry, longText: 'cut' })
}

/**
 * Writes a new file of that path, readable by this user alone, with its heading row. Rows are read as fast as the disk
 * takes the file; when they fail it is closed, and not whole.
 * @returns its bytes
 */
export async function writeFile(
  path: string,
  format: FileFormat,
  headings: readonly Heading[],
  rows: RowBatches,
): Promise<number> {
  const columns = headings.map(({ text, type }): Column => ({ heading: text, format: FORMAT[type] }))
  await writePieces(path, piecesOf(format, columns, rows), { mode: 0o600 })
  return (await stat(path)).size
}
