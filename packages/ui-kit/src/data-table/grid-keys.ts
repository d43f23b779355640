import type { KeyboardEvent } from 'react'
import type { Column } from './column.ts'
import type { PlacedColumn, Zones } from './column-layout.ts'
import { type ColumnState, nudgeColumn, setColumnWidth } from './column-state.ts'
import { moveBy, type Position } from './grid-moves.ts'
import { EXPAND_COLUMN } from './leading-columns.ts'

/** CSS pixels a press of Alt with an arrow adds to or takes from a column. */
const RESIZE_STEP = 16

type GridKeys<Row> = {
  readonly rows: readonly Row[]
  readonly ids: readonly string[]
  readonly zones: Zones<Row>
  readonly active: Position
  readonly pageRows: number
  readonly columnState: ColumnState
  readonly widthOf: (index: number) => number
  readonly moveTo: (position: Position) => void
  readonly toggle: (rowIndex: number, isRange: boolean) => void
  readonly extendTo: (rowIndex: number) => void
  readonly selectAll: () => void
  readonly pressHeading: (placed: PlacedColumn<Row>, isAdditive: boolean) => void
  readonly activate: (rowIndex: number) => void
  readonly expand: ((rowIndex: number) => void) | undefined
  /** Whether a row is open; undefined where it cannot be opened. */
  readonly isOpen: (rowIndex: number) => boolean | undefined
  readonly edit: ((rowIndex: number, column: Column<Row>, typed: string | null) => boolean) | undefined
  readonly changeColumns: (state: ColumnState) => void
  readonly onRowKey: ((row: Row, event: KeyboardEvent<HTMLElement>) => boolean) | undefined
}

/** Handles a key pressed inside the grid; true when it was used. Keys typed into a field are left to it. */
export function handleGridKey<Row>(event: KeyboardEvent<HTMLElement>, grid: GridKeys<Row>): boolean {
  const target = event.target as HTMLElement
  if (
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [data-detail]')
  )
    return false
  const isOnControl = target.closest('a, button') !== null
  if (isOnControl && (event.key === 'Enter' || event.key === ' ')) return false
  const placed = grid.zones.all[grid.active.column]
  if (grid.active.row < 0 && placed && headingKey(event, placed, grid)) return true
  const row = grid.rows[grid.active.row]
  if (row !== undefined && placed && rowKey(event, row, placed, grid)) return true
  if (event.shiftKey && grid.active.row >= 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    grid.extendTo(grid.active.row + (event.key === 'ArrowDown' ? 1 : -1))
    return true
  }
  const next = moveBy(event, grid.active, {
    rows: grid.rows.length,
    columns: grid.zones.all.length,
    pageRows: grid.pageRows,
  })
  if (!next) return false
  grid.moveTo(next)
  return true
}

function headingKey<Row>(event: KeyboardEvent, placed: PlacedColumn<Row>, grid: GridKeys<Row>): boolean {
  const { column } = placed
  if (event.key === 'Enter' || event.key === ' ') {
    grid.pressHeading(placed, event.shiftKey)
    return true
  }
  const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
  if (step === 0) return false
  if (event.altKey && column.canResize) {
    const width = grid.widthOf(placed.index) + step * RESIZE_STEP
    grid.changeColumns(setColumnWidth(grid.columnState, column, width))
    return true
  }
  if (event.ctrlKey && event.shiftKey && column.canMove) {
    grid.changeColumns(nudgeColumn(grid.columnState, column.id, step))
    const mate = grid.zones.all[placed.index + step]
    if (mate?.zone === placed.zone) grid.moveTo({ row: -1, column: mate.index })
    return true
  }
  return false
}

function rowKey<Row>(
  event: KeyboardEvent<HTMLElement>,
  row: Row,
  placed: PlacedColumn<Row>,
  grid: GridKeys<Row>,
): boolean {
  const index = grid.active.row
  if (grid.onRowKey?.(row, event)) return true
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand && event.key === 'a') {
    grid.selectAll()
    return true
  }
  if (event.key === 'F2') return grid.edit?.(index, placed.column, null) ?? false
  if (isCommand || event.altKey) return false
  if (placed.column.id === EXPAND_COLUMN && grid.expand && opensOrCloses(event.key, grid.isOpen(index))) {
    grid.expand(index)
    return true
  }
  if (event.key === 'Enter') {
    if (placed.column.edit && grid.edit?.(index, placed.column, null)) return true
    grid.activate(index)
    return true
  }
  if (placed.column.edit && event.key.length === 1 && event.key !== ' ')
    return grid.edit?.(index, placed.column, event.key) ?? false
  if (event.key === 'x' || event.key === 'X' || event.key === ' ') {
    grid.toggle(index, event.shiftKey)
    return true
  }
  return false
}

/** On the arrow of a row: Space and Enter turn it, → only opens and ← only closes. */
function opensOrCloses(key: string, isOpen: boolean | undefined): boolean {
  if (isOpen === undefined) return false
  return (
    key === ' ' || key === 'Enter' || (key === 'ArrowRight' && !isOpen) || (key === 'ArrowLeft' && isOpen)
  )
}
