/** A cell by position: row -1 is the heading row. */
export type Position = { readonly row: number; readonly column: number }

type GridSize = { readonly rows: number; readonly columns: number; readonly pageRows: number }

type KeyPress = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/**
 * Where a key moves the focus (ARIA grid pattern, plus j and k), or null when the key does not move it.
 * Never leaves the grid; an empty grid has only its heading row.
 */
export function moveBy(press: KeyPress, at: Position, size: GridSize): Position | null {
  if (press.altKey) return null
  const isJump = press.ctrlKey || press.metaKey
  const lastRow = size.rows - 1
  const lastColumn = size.columns - 1
  const go = (row: number, column: number): Position => ({
    row: Math.max(-1, Math.min(lastRow, row)),
    column: Math.max(0, Math.min(lastColumn, column)),
  })
  switch (press.key) {
    case 'ArrowDown':
      return isJump ? go(lastRow, at.column) : go(at.row + 1, at.column)
    case 'ArrowUp':
      return isJump ? go(Math.min(0, lastRow), at.column) : go(at.row - 1, at.column)
    case 'ArrowRight':
      return go(at.row, isJump ? lastColumn : at.column + 1)
    case 'ArrowLeft':
      return go(at.row, isJump ? 0 : at.column - 1)
    case 'Home':
      return isJump ? go(Math.min(0, lastRow), 0) : go(at.row, 0)
    case 'End':
      return isJump ? go(lastRow, lastColumn) : go(at.row, lastColumn)
    case 'PageDown':
      return go(at.row + size.pageRows, at.column)
    case 'PageUp':
      return at.row < 0 ? at : go(Math.max(0, at.row - size.pageRows), at.column)
    case 'j':
      return isJump ? null : go(at.row + 1, at.column)
    case 'k':
      return isJump ? null : go(Math.max(Math.min(0, lastRow), at.row - 1), at.column)
    default:
      return null
  }
}
