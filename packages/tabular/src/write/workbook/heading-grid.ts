import { columnLetters } from '../../workbook/merged-areas.ts'
import { type Column, headingPath } from '../cells/cell.ts'

export interface HeadingGrid {
  /** Rows of headings from the top; null under or beside the first cell of a merged one. */
  readonly rows: readonly (readonly (string | null)[])[]
  /** As `A1:C1`. */
  readonly merges: readonly string[]
}

const startsAlike = (one: readonly string[], other: readonly string[], length: number): boolean =>
  one.slice(0, length).every((text, at) => text === other[at])

/**
 * Heading rows of a sheet. Upper headings that columns side by side share are one merged cell; the last heading of a
 * column reaches down to the data. Columns with the same last heading stay apart.
 */
export function headingGrid(columns: readonly Column[]): HeadingGrid {
  const paths = columns.map(headingPath)
  const depth = Math.max(1, ...paths.map(({ length }) => length))
  const rows = Array.from({ length: depth }, () => columns.map((): string | null => null))
  const merges: string[] = []
  for (let level = 0; level < depth; level++) {
    let next = 0
    for (let at = 0; at < paths.length; at = next) {
      next = at + 1
      const path = paths[at] ?? []
      const row = rows[level]
      if (row && level < path.length) row[at] = path[level] ?? ''
      const isUpper = level < path.length - 1
      while (isUpper && isSharedBy(paths[next], path, level)) next++
      // The last heading of a column, which may reach down.
      const bottom = level === path.length - 1 ? depth - 1 : level
      if (next - at > 1 || bottom > level)
        merges.push(`${columnLetters(at)}${level + 1}:${columnLetters(next - 1)}${bottom + 1}`)
    }
  }
  return { rows, merges }
}

const isSharedBy = (path: readonly string[] | undefined, other: readonly string[], level: number): boolean =>
  path !== undefined && level < path.length - 1 && startsAlike(path, other, level + 1)
