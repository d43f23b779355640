import type { MouseEvent } from 'react'
import type { Column } from './column.ts'
import type { Zones } from './column-layout.ts'
import type { Position } from './grid-moves.ts'
import { EXPAND_COLUMN, isLeading, SELECT_COLUMN } from './leading-columns.ts'

type Acts<Row> = {
  readonly zones: Zones<Row>
  readonly toggle: (rowIndex: number, isRange: boolean) => void
  readonly toggleExpanded: (rowIndex: number) => void
  readonly activate: (rowIndex: number) => void
  readonly edit: (rowIndex: number, column: Column<Row>, typed: string | null) => boolean
  readonly openMenu: ((rowIndex: number, at: { readonly x: number; readonly y: number }) => void) | undefined
}

/** Clicks anywhere in the rows, heard once at the grid's root: no cell has a handler of its own. */
export function pointerActs<Row>(acts: Acts<Row>) {
  const cellUnder = (event: MouseEvent<HTMLElement>) => {
    const at = placeOf(event.target)
    const column = at && zones.all[at.column]?.column
    return at && column && at.row >= 0 ? { row: at.row, column } : null
  }
  const { zones } = acts
  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      const cell = cellUnder(event)
      if (!cell) return
      if (cell.column.id === SELECT_COLUMN) acts.toggle(cell.row, event.shiftKey)
      else if (cell.column.id === EXPAND_COLUMN) acts.toggleExpanded(cell.row)
      else if (event.shiftKey || event.ctrlKey || event.metaKey) acts.toggle(cell.row, event.shiftKey)
    },
    // Shift with a click selects rows; without this the browser also selects the text between them.
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      const target = event.target as HTMLElement
      if (!event.shiftKey || !placeOf(target) || target.closest('input')) return
      event.preventDefault()
      target.closest<HTMLElement>('[data-c]')?.focus({ preventScroll: true })
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      const cell = cellUnder(event)
      const isOnControl = (event.target as HTMLElement).closest('a, button, input') !== null
      if (!cell || isOnControl || isLeading(cell.column.id)) return
      if (!(cell.column.edit && acts.edit(cell.row, cell.column, null))) acts.activate(cell.row)
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      const cell = cellUnder(event)
      if (!cell || !acts.openMenu) return
      event.preventDefault()
      acts.openMenu(cell.row, { x: event.clientX, y: event.clientY })
    },
  }
}

function placeOf(target: EventTarget): Position | null {
  const cell = (target as HTMLElement).closest<HTMLElement>('[data-c]')
  const line = cell?.closest<HTMLElement>('[data-r]')
  return cell && line ? { row: Number(line.dataset['r']), column: Number(cell.dataset['c']) } : null
}
