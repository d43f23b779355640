import type { Leave } from './cell-editor.tsx'
import type { Position } from './grid-moves.ts'

type Pressed = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** What a key asks of the cells while none is edited; null where it asks nothing. */
export function editKey({ key, ctrlKey, metaKey, shiftKey }: Pressed): 'undo' | 'redo' | 'clear' | null {
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase()
    if (letter === 'y') return 'redo'
    if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  }
  return key === 'Delete' || key === 'Backspace' ? 'clear' : null
}

/** The cell that follows a kept edit, inside the table; null where the focus stays. @param last the last cell */
export function cellAfterEdit(leave: Leave, { row, column }: Position, last: Position): Position | null {
  if (leave === 'down') return { row: Math.min(last.row, row + 1), column }
  if (leave === 'right') return { row, column: Math.min(last.column, column + 1) }
  if (leave === 'left') return { row, column: Math.max(0, column - 1) }
  return null
}
