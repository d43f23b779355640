import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useState } from 'react'
import { MISSING } from '../number/index.ts'
import { CellEditor, type Leave } from './cell-editor.tsx'
import type { Column } from './column.ts'
import type { Zones } from './column-layout.ts'
import type { DataTableProps, RowChange } from './data-table-props.ts'
import { cellAfterEdit, editKey } from './edit-keys.ts'
import { EditNotice, type Notice } from './edit-notice.tsx'
import type { Position } from './grid-moves.ts'
import type { Selection } from './selection.ts'
import { useCellClipboard } from './use-cell-clipboard.ts'
import { useEditHistory } from './use-edit-history.ts'

type Input<Row extends object> = {
  readonly props: DataTableProps<Row>
  readonly rows: readonly Row[]
  readonly ids: readonly string[]
  readonly zones: Zones<Row>
  readonly active: Position
  readonly moveTo: (position: Position) => void
  /** Moves the tab stop and leaves the focus where it is. */
  readonly follow: (position: Position) => void
  readonly selection: Selection
  readonly grid: RefObject<HTMLElement | null>
}

/** A draft belongs to a row, wherever that row moves while it is written. */
type Edited = {
  readonly rowId: string
  readonly columnId: string
  readonly draft: string
  /** True until something is typed: the text is selected, so that typing replaces it. */
  readonly isUntouched: boolean
}

/** The row with that text in its cell, or a Chinese sentence that says why it cannot be there. */
function editedRow<Row extends object>(
  { rows, ids }: Pick<Input<Row>, 'rows' | 'ids'>,
  rowIndex: number,
  column: Column<Row>,
  text: string,
): RowChange<Row> | { readonly error: string } {
  const before = rows[rowIndex]
  const id = ids[rowIndex]
  if (before === undefined || id === undefined || !column.edit) return { error: '这一行已经不在表格里' }
  const result = column.edit(before, text)
  return 'error' in result ? result : { id, before, after: result.row }
}

const lostNotice = ({ draft }: Edited): Notice => ({
  tone: 'danger',
  text: `正在编辑的行已不在表格里，“${draft}”没有写入。`,
})

/** Editing one cell, pasting many, copying, undo and redo. Without `onRowsChange` nothing can be edited. */
export function useCellEditing<Row extends object>(input: Input<Row>) {
  const { props, rows, ids, zones, active, moveTo, follow } = input
  const [edited, setEdited] = useState<Edited | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const noticeId = useId()
  const history = useEditHistory(props.onRowsChange)
  const canEdit = props.onRowsChange !== undefined
  const row = edited ? ids.indexOf(edited.rowId) : -1
  const column = edited ? zones.all.findIndex((placed) => placed.column.id === edited.columnId) : -1

  const start = (rowIndex: number, cell: Column<Row>, typed: string | null): boolean => {
    const row = rows[rowIndex]
    const rowId = ids[rowIndex]
    if (!canEdit || !cell.edit || row === undefined || rowId === undefined) return false
    const shown = cell.copyText(row)
    const draft = typed ?? (shown === MISSING ? '' : shown)
    setEdited({ rowId, columnId: cell.id, draft, isUntouched: typed === null })
    return true
  }
  /** Null when the text was taken, otherwise what is wrong with it; either is shown. */
  const write = (rowIndex: number, column: Column<Row>, text: string): string | null => {
    const result = editedRow(input, rowIndex, column, text)
    const isRefused = 'error' in result
    setNotice(isRefused ? { tone: 'danger', text: result.error } : null)
    if (isRefused) return result.error
    if (result.after !== result.before) history.apply([result])
    return null
  }
  const keep = (edited: Column<Row>, text: string, leave: Leave): string | null => {
    const problem = write(row, edited, text)
    if (problem !== null) return problem
    setEdited(null)
    const next = cellAfterEdit(leave, { row, column }, { row: rows.length - 1, column: zones.all.length - 1 })
    if (next) moveTo(next)
    return null
  }
  const drop = () => {
    setEdited(null)
    setNotice(null)
    moveTo(active)
  }
  // Rows came in another order: the row that is written on keeps the tab stop, and so is always drawn.
  useLayoutEffect(() => {
    if (row >= 0 && column >= 0) follow({ row, column })
  }, [row, column, follow])

  const handleKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    const act = editKey(event)
    if (!canEdit || row >= 0 || act === null) return false
    const cell = zones.all[active.column]?.column
    if (act === 'clear' && (!cell?.edit || active.row < 0)) return false
    event.preventDefault()
    if (act === 'clear') {
      if (cell) write(active.row, cell, '')
      return true
    }
    setNotice(null)
    return act === 'redo' ? history.redo() : history.undo()
  }
  const clipboard = useCellClipboard({ ...input, canEdit, onChanges: history.apply, onNotice: setNotice })
  const shown = edited && row < 0 ? lostNotice(edited) : notice
  const dismiss = () => {
    setNotice(null)
    if (row < 0) setEdited(null)
  }
  // Made again on every draw: only the row that is edited is handed it.
  const drawn = row < 0 ? undefined : zones.all[column]?.column
  return {
    ...{ ...clipboard, start, handleKey },
    editor:
      edited && drawn
        ? {
            rowId: edited.rowId,
            columnId: drawn.id,
            content: (
              <CellEditor
                label={`编辑 ${drawn.heading}`}
                text={edited.draft}
                isSelected={edited.isUntouched}
                align={drawn.align}
                onText={(draft) => setEdited({ ...edited, draft, isUntouched: false })}
                onKeep={(text, leave) => keep(drawn, text, leave)}
                errorId={noticeId}
                onDrop={drop}
              />
            ),
          }
        : null,
    notice: shown && <EditNotice id={noticeId} notice={shown} onDismiss={dismiss} />,
  }
}
