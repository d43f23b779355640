import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { MISSING } from '../number/index.ts'
import css from './cell-editor.module.css'
import { CellEditor, type Leave } from './cell-editor.tsx'
import type { Column } from './column.ts'
import type { Zones } from './column-layout.ts'
import type { DataTableProps } from './data-table-props.ts'
import type { Position } from './grid-moves.ts'
import { isLeading } from './leading-columns.ts'
import { pasteNotice, planPaste } from './paste-plan.ts'
import { readTabSeparated, writeTabSeparated } from './tab-separated.ts'
import { useEditHistory } from './use-edit-history.ts'

type Input<Row extends object> = {
  readonly props: DataTableProps<Row>
  readonly rows: readonly Row[]
  readonly ids: readonly string[]
  readonly zones: Zones<Row>
  readonly active: Position
  readonly moveTo: (position: Position) => void
  readonly grid: RefObject<HTMLElement | null>
}

type Notice = { readonly tone: 'warning' | 'danger'; readonly text: string }

type Edited = { readonly rowIndex: number; readonly columnId: string; readonly typed: string | null }

/** Editing one cell, pasting many, copying, undo and redo. Without `onRowsChange` nothing can be edited. */
export function useCellEditing<Row extends object>(input: Input<Row>) {
  const { props, rows, ids, zones, active, moveTo } = input
  const [edited, setEdited] = useState<Edited | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const noticeId = useId()
  const history = useEditHistory(props.onRowsChange)
  const canEdit = props.onRowsChange !== undefined

  const start = (rowIndex: number, column: Column<Row>, typed: string | null): boolean => {
    if (!canEdit || !column.edit) return false
    setEdited({ rowIndex, columnId: column.id, typed })
    return true
  }
  const write = (rowIndex: number, column: Column<Row>, text: string): string | null => {
    const before = rows[rowIndex]
    const id = ids[rowIndex]
    if (before === undefined || id === undefined || !column.edit) return '这一行已经不在表格里'
    const result = column.edit(before, text)
    if ('error' in result) return result.error
    if (result.row !== before) history.apply([{ id, before, after: result.row }])
    return null
  }
  const keep = (at: Edited, column: Column<Row>, text: string, leave: Leave): string | null => {
    const problem = write(at.rowIndex, column, text)
    setNotice(problem === null ? null : { tone: 'danger', text: problem })
    if (problem !== null) return problem
    setEdited(null)
    const index = zones.all.findIndex((placed) => placed.column.id === at.columnId)
    const last = zones.all.length - 1
    if (leave === 'down') moveTo({ row: Math.min(rows.length - 1, at.rowIndex + 1), column: index })
    if (leave === 'right') moveTo({ row: at.rowIndex, column: Math.min(last, index + 1) })
    if (leave === 'left') moveTo({ row: at.rowIndex, column: Math.max(0, index - 1) })
    return null
  }

  const row = edited ? rows[edited.rowIndex] : undefined
  const rowId = edited ? ids[edited.rowIndex] : undefined
  const column = edited && zones.all.find((placed) => placed.column.id === edited.columnId)?.column
  // Made anew on every draw: only the row that is edited is handed it.
  const drawEditor = () => {
    if (!edited || row === undefined || rowId === undefined || !column) return null
    const shown = column.copyText(row)
    const content = (
      <CellEditor
        label={`编辑 ${column.heading}`}
        initial={edited.typed ?? (shown === MISSING ? '' : shown)}
        isSelected={edited.typed === null}
        align={column.align}
        onKeep={(text, leave) => keep(edited, column, text, leave)}
        errorId={noticeId}
        onDrop={() => {
          setEdited(null)
          setNotice(null)
          moveTo(active)
        }}
      />
    )
    return { rowId, columnId: column.id, content }
  }

  const handleKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    if (!canEdit || edited) return false
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (isCommand && (key === 'z' || key === 'y')) {
      event.preventDefault()
      setNotice(null)
      return key === 'y' || event.shiftKey ? history.redo() : history.undo()
    }
    const placed = zones.all[active.column]
    if ((event.key === 'Delete' || event.key === 'Backspace') && placed?.column.edit && active.row >= 0) {
      event.preventDefault()
      const problem = write(active.row, placed.column, '')
      setNotice(problem === null ? null : { tone: 'danger', text: problem })
      return true
    }
    return false
  }

  const copy = (event: ClipboardEvent<HTMLElement>, selected: () => string, hasSelection: boolean) => {
    if (isField(event.target) || String(input.grid.current?.ownerDocument.getSelection() ?? '') !== '') return
    const at = zones.all[active.column]?.column
    const from = rows[active.row]
    const cell = at && from !== undefined ? writeTabSeparated([[at.copyText(from)]]) : ''
    event.clipboardData.setData('text/plain', hasSelection ? selected() : cell)
    event.preventDefault()
  }

  const paste = (event: ClipboardEvent<HTMLElement>) => {
    if (!canEdit || isField(event.target) || active.row < 0) return
    event.preventDefault()
    const lines = readTabSeparated(event.clipboardData.getData('text/plain'))
    const columns = zones.all.slice(active.column).map((placed) => placed.column)
    const shown = columns.filter(({ id }) => !isLeading(id))
    const plan = planPaste({ rows, ids, columns: shown, startRow: active.row, lines })
    history.apply(plan.changes)
    const text = pasteNotice(plan)
    setNotice(text === null ? null : { tone: 'warning', text })
  }

  return {
    start,
    editor: drawEditor(),
    handleKey,
    copy,
    paste,
    notice: notice !== null && (
      <div className={css['notice']} data-tone={notice.tone} role="alert">
        <span id={noticeId}>{notice.text}</span>
        <button type="button" className={css['close']} onClick={() => setNotice(null)}>
          知道了
        </button>
      </div>
    ),
  }
}

function isField(target: EventTarget): boolean {
  return (target as HTMLElement).closest('input:not([type="checkbox"]), textarea') !== null
}
