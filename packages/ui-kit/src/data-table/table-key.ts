import type { KeyboardEvent } from 'react'
import type { DataTableProps } from './data-table-props.ts'
import { handleGridKey } from './grid-keys.ts'
import type { TableActs } from './use-table-acts.ts'
import type { TableFrame } from './use-table-frame.ts'

/** Handles a key pressed in the grid: the cell that is edited has it first, then the grid. */
export function handleTableKey<Row extends object>(
  event: KeyboardEvent<HTMLElement>,
  props: DataTableProps<Row>,
  frame: TableFrame<Row>,
  acts: TableActs<Row>,
): void {
  const { rows, ids, zones, viewport, covered, rowHeight, metrics, columnState } = frame
  const { editing, focus, selecting, moveTo, pressHeading, activate, isOpen } = acts
  if (editing.handleKey(event)) return
  const wasUsed = handleGridKey(event, {
    ...{ rows, ids, zones, columnState, moveTo, pressHeading, activate, isOpen },
    active: focus.active,
    pageRows: Math.max(1, Math.floor((viewport.height - covered) / rowHeight) - 1),
    widthOf: (index) => metrics.widths[index] ?? 0,
    toggle: selecting.toggle,
    extendTo: (index) => {
      if (index < 0 || index >= rows.length) return
      selecting.extend(focus.active.row, index)
      moveTo({ row: index, column: focus.active.column })
    },
    selectAll: selecting.selectAll,
    expand: frame.canExpand ? acts.toggleExpanded : undefined,
    edit: editing.start,
    changeColumns: frame.setColumnState,
    onRowKey: props.onRowKey,
  })
  if (wasUsed) event.preventDefault()
}
