import { TableError } from '../table-error.ts'
import type { TableRow } from '../table-row.ts'

/** An area of merged cells: rows from 1, columns from 0, both ends included. */
export interface MergedArea {
  firstLine: number
  lastLine: number
  firstColumn: number
  lastColumn: number
}

/** Column of letters such as `AB`, from 0. */
export function columnNumber(letters: string): number {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** Letters of a column, from 0: `AB`. */
export function columnLetters(column: number): string {
  let letters = ''
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters
  }
  return letters
}

/** The area of a reference such as `A2:B4`; null for what is none. */
export function mergedArea(reference: string | undefined): MergedArea | null {
  const [, left, top, right, bottom] =
    /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(reference ?? '') ?? []
  if (left === undefined || right === undefined) return null
  const area = {
    firstLine: Number(top),
    lastLine: Number(bottom),
    firstColumn: columnNumber(left),
    lastColumn: columnNumber(right),
  }
  return area.lastLine >= area.firstLine && area.lastColumn >= area.firstColumn ? area : null
}

/**
 * Rows with what merged areas cover: below the first row of an area its first column is empty in the file, though the
 * reader of the sheet sees the value there.
 * @param most cells that areas may cover: more than all cells of a sheet means areas that overlap
 * @throws {TableError} overlapping_areas
 */
export function withMergedCells(
  rows: readonly TableRow[],
  areas: readonly MergedArea[],
  most: number,
): TableRow[] {
  if (areas.length === 0) return [...rows]
  const byLine = new Map(rows.map((row) => [row.line, row]))
  const end = rows.at(-1)?.line ?? 0
  const covered = new Map<number, Map<number, string>>()
  let count = 0
  for (const { firstLine, lastLine, firstColumn } of areas) {
    const value = byLine.get(firstLine)?.cells[firstColumn] ?? ''
    if (value === '') continue
    for (let line = firstLine + 1; line <= Math.min(lastLine, end); line++) {
      if (++count > most) {
        throw new TableError('overlapping_areas', '工作表的合并单元格互相重叠，请取消合并后重试')
      }
      if (!byLine.has(line)) continue
      const cells = covered.get(line) ?? new Map<number, string>()
      covered.set(line, cells.set(firstColumn, value))
    }
  }
  return rows.map((row) => {
    const cells = covered.get(row.line)
    return cells ? { ...row, covered: cells } : row
  })
}
