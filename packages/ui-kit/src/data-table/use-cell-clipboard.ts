import type { ClipboardEvent, RefObject } from 'react'
import { type Cells, copiedCell, pastedCells } from './cell-clipboard.ts'
import type { RowChange } from './data-table-props.ts'
import type { Notice } from './edit-notice.tsx'
import { pasteNotice } from './paste-plan.ts'

type Input<Row> = Cells<Row> & {
  readonly grid: RefObject<HTMLElement | null>
  readonly canEdit: boolean
  readonly onChanges: (changes: readonly RowChange<Row>[]) => void
  readonly onNotice: (notice: Notice | null) => void
}

/** Copying out of the grid and pasting into it; in a field that takes text the browser does both. */
export function useCellClipboard<Row extends object>(input: Input<Row>) {
  const { grid, canEdit, active, onChanges, onNotice } = input
  const copy = (event: ClipboardEvent<HTMLElement>, selected: () => string, hasSelection: boolean) => {
    if (isField(event.target) || String(grid.current?.ownerDocument.getSelection() ?? '') !== '') return
    event.clipboardData.setData('text/plain', hasSelection ? selected() : copiedCell(input))
    event.preventDefault()
  }
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    if (!canEdit || isField(event.target) || active.row < 0) return
    event.preventDefault()
    const plan = pastedCells(event.clipboardData.getData('text/plain'), input)
    onChanges(plan.changes)
    const text = pasteNotice(plan)
    onNotice(text === null ? null : { tone: 'warning', text })
  }
  return { copy, paste }
}

function isField(target: EventTarget): boolean {
  return (target as HTMLElement).closest('input:not([type="checkbox"]), textarea') !== null
}
