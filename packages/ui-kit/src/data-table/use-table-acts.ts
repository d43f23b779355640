import { type RefObject, useImperativeHandle } from 'react'
import { type PlacedColumn, scrollLeftFor } from './column-layout.ts'
import type { DataTableProps } from './data-table-props.ts'
import type { Position } from './grid-moves.ts'
import { isLeading, SELECT_COLUMN } from './leading-columns.ts'
import { pointerActs } from './pointer-acts.ts'
import { toggleRow } from './selection.ts'
import { nextSort } from './sort-rules.ts'
import { rowsToText } from './tab-separated.ts'
import { useCellEditing } from './use-cell-editing.tsx'
import { useColumnGestures } from './use-column-gestures.ts'
import { useGridFocus } from './use-grid-focus.ts'
import { useRowSelection } from './use-row-selection.ts'
import type { TableFrame } from './use-table-frame.ts'

type Elements = {
  readonly grid: RefObject<HTMLDivElement | null>
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly scrollToRow: RefObject<((index: number) => void) | null>
}

/** What is done with the table, by a reader or by who holds its `ref`: moving, selecting, sorting, opening, editing. */
export function useTableActs<Row extends object>(
  props: DataTableProps<Row>,
  frame: TableFrame<Row>,
  { grid, scroller, scrollToRow }: Elements,
) {
  const { rows, ids, places, zones, metrics, sort, expanded } = frame
  const selecting = useRowSelection(props, ids)
  const { selection, selectAll } = selecting
  const focus = useGridFocus(grid, rows.length, zones.all.length)
  const gestures = useColumnGestures({
    zones,
    state: frame.columnState,
    viewportWidth: frame.viewport.width,
    grid,
    onChange: frame.setColumnState,
  })
  const moveTo = (position: Position) => {
    focus.moveTo(position)
    if (position.row >= 0) scrollToRow.current?.(position.row)
    const placed = zones.all[position.column]
    const element = scroller.current
    if (placed && element)
      element.scrollLeft = scrollLeftFor(metrics, placed, element.scrollLeft, element.clientWidth)
  }
  const editing = useCellEditing({ ...focus, props, rows, ids, zones, selection, moveTo, grid })
  const isOpen = (index: number) =>
    props.renderDetail || places?.[index]?.hasChildren ? expanded.has(ids[index] ?? '') : undefined
  const toggleExpanded = (index: number) => {
    const id = ids[index]
    if (id !== undefined && isOpen(index) !== undefined) frame.setExpanded(toggleRow(expanded, id))
  }
  const pressHeading = (placed: PlacedColumn<Row>, isAdditive: boolean) => {
    if (gestures.endedDrag()) return
    if (placed.column.id === SELECT_COLUMN) selectAll()
    else if (placed.column.canSort) frame.setSort(nextSort(sort, placed.column, isAdditive))
  }
  const activate = (index: number) => {
    const row = rows[index]
    if (row !== undefined) props.onRowActivate?.(row)
  }
  const textOfSelection = () => {
    const chosen = rows.filter((_, index) => selection.has(ids[index] ?? ''))
    const shown = zones.all.map(({ column }) => column).filter(({ id }) => !isLeading(id))
    return rowsToText(shown, chosen.length > 0 ? chosen : rows)
  }
  useImperativeHandle(props.ref, () => ({
    focus: () => moveTo(focus.active),
    scrollToRow: (index) => scrollToRow.current?.(index),
    toText: textOfSelection,
  }))
  const openMenu = (index: number, at: { x: number; y: number }) => {
    const row = rows[index]
    if (row !== undefined) props.onRowContextMenu?.(row, at)
  }
  const pointer = pointerActs<Row>({
    ...{ zones, toggle: selecting.toggle, toggleExpanded, activate, edit: editing.start },
    openMenu: props.onRowContextMenu && openMenu,
  })
  return {
    ...{ selecting, focus, gestures, editing, pointer },
    ...{ moveTo, isOpen, toggleExpanded, pressHeading, activate, textOfSelection },
  }
}

export type TableActs<Row extends object> = ReturnType<typeof useTableActs<Row>>
