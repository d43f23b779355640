import { BatchError } from '../batch-error.ts'
import { BATCH_LIMITS } from '../batch-limits.ts'
import type { RawRow } from '../data/data-table.ts'

/** An area of merged cells that is higher than one row. */
export interface MergedArea {
  first: number
  last: number
  column: number
}

/** Column of letters such as `AB`, from 0. */
export function columnNumber(letters: string): number {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** The area of a reference such as `A2:B4`; null for one of a single row, or beyond the columns that are read. */
export function mergedArea(reference: string | undefined): MergedArea | null {
  const [, letters, from, to] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(reference ?? '') ?? []
  const [first, last] = [Number(from), Number(to)]
  const column = letters === undefined ? BATCH_LIMITS.columns : columnNumber(letters)
  return column < BATCH_LIMITS.columns && last > first ? { first, last, column } : null
}

/** What one sheet may have of cells that a merged area covers: more than all its cells means areas that overlap. */
const COVERED_MOST = BATCH_LIMITS.rows * BATCH_LIMITS.columns

/**
 * Rows with what merged areas cover: below the first row of an area its first column is empty in the file, though the
 * reader of the sheet sees the value there.
 * @throws {BatchError} for areas that cannot be those of a sheet.
 */
export function withMergedCells(rows: readonly RawRow[], areas: readonly MergedArea[]): RawRow[] {
  if (areas.length === 0) return [...rows]
  const byLine = new Map(rows.map((row) => [row.line, row]))
  const end = rows.at(-1)?.line ?? 0
  const covered = new Map<number, Map<number, string>>()
  let count = 0
  for (const { first, last, column } of areas) {
    const value = byLine.get(first)?.cells[column] ?? ''
    if (value === '') continue
    for (let line = first + 1; line <= Math.min(last, end); line++) {
      if (++count > COVERED_MOST) throw new BatchError('工作表的合并单元格互相重叠，请取消合并后再上传')
      if (!byLine.has(line)) continue
      const cells = covered.get(line) ?? new Map<number, string>()
      covered.set(line, cells.set(column, value))
    }
  }
  return rows.map((row) => {
    const cells = covered.get(row.line)
    return cells ? { ...row, covered: cells } : row
  })
}
