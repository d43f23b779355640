import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useState,
} from 'react'
import { MISSING } from '../number/index.ts'
import css from './cell-editor.module.css'
import { CellEditor, type Leave } from './cell-editor.tsx'
import type { Column } from './column.ts'
import type { Zones } from './column-layout.ts'
import type { DataTableProps } from './data-table-props.ts'
import type { Position } from './grid-moves.ts'
import { isLeading } from './leading-columns.ts'
import { fillTargets, pasteNotice, planPaste } from './paste-plan.ts'
import type { Selection } from './selection.ts'
import { readTabSeparated, writeTabSeparated } from './tab-separated.ts'
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

type Notice = { readonly tone: 'warning' | 'danger'; readonly text: string }

/** A draft belongs to a row, wherever that row moves while it is written. */
type Edited = {
  readonly rowId: string
  readonly columnId: string
  readonly draft: string
  /** True until something is typed: the text is selected, so that typing replaces it. */
  readonly isUntouched: boolean
}

/** Editing one cell, pasting many, copying, undo and redo. Without `onRowsChange` nothing can be edited. */
export function useCellEditing<Row extends object>(input: Input<Row>) {
  const { props, rows, ids, zones, active, moveTo, follow } = input
  const [edited, setEdited] = useState<Edited | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const noticeId = useId()
  const history = useEditHistory(props.onRowsChange)
  const canEdit = props.onRowsChange !== undefined

  const start = (rowIndex: number, column: Column<Row>, typed: string | null): boolean => {
    const row = rows[rowIndex]
    const rowId = ids[rowIndex]
    if (!canEdit || !column.edit || row === undefined || rowId === undefined) return false
    const shown = column.copyText(row)
    const draft = typed ?? (shown === MISSING ? '' : shown)
    setEdited({ rowId, columnId: column.id, draft, isUntouched: typed === null })
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
  const rowIndex = edited ? ids.indexOf(edited.rowId) : -1
  const columnIndex = edited ? zones.all.findIndex(({ column }) => column.id === edited.columnId) : -1
  const keep = (column: Column<Row>, text: string, leave: Leave): string | null => {
    const problem = write(rowIndex, column, text)
    setNotice(problem === null ? null : { tone: 'danger', text: problem })
    if (problem !== null) return problem
    setEdited(null)
    const last = zones.all.length - 1
    if (leave === 'down') moveTo({ row: Math.min(rows.length - 1, rowIndex + 1), column: columnIndex })
    if (leave === 'right') moveTo({ row: rowIndex, column: Math.min(last, columnIndex + 1) })
    if (leave === 'left') moveTo({ row: rowIndex, column: Math.max(0, columnIndex - 1) })
    return null
  }
  // Rows came in another order: the row that is written on keeps the tab stop, and so is always drawn.
  useLayoutEffect(() => {
    if (rowIndex >= 0 && columnIndex >= 0) follow({ row: rowIndex, column: columnIndex })
  }, [rowIndex, columnIndex, follow])

  const column = zones.all[columnIndex]?.column
  // Made again on every draw: only the row that is edited is handed it.
  const drawEditor = () => {
    if (!edited || rowIndex < 0 || !column) return null
    const content = (
      <CellEditor
        label={`编辑 ${column.heading}`}
        text={edited.draft}
        isSelected={edited.isUntouched}
        align={column.align}
        onText={(draft) => setEdited({ ...edited, draft, isUntouched: false })}
        onKeep={(text, leave) => keep(column, text, leave)}
        errorId={noticeId}
        onDrop={() => {
          setEdited(null)
          setNotice(null)
          moveTo(active)
        }}
      />
    )
    return { rowId: edited.rowId, columnId: column.id, content }
  }

  const handleKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    if (!canEdit || rowIndex >= 0) return false
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
    const pasted = columns.filter(({ id }) => !isLeading(id))
    const targets = fillTargets(lines, ids, input.selection, active.row)
    const plan = targets
      ? planPaste({ rows, ids, columns: pasted, targets, lines: targets.map(() => lines[0] ?? []) })
      : planPaste({ rows, ids, columns: pasted, targets: lines.map((_, at) => active.row + at), lines })
    history.apply(plan.changes)
    const text = pasteNotice(plan)
    setNotice(text === null ? null : { tone: 'warning', text })
  }

  const shown: Notice | null =
    edited && rowIndex < 0
      ? { tone: 'danger', text: `正在编辑的行已不在表格里，“${edited.draft}”没有写入。` }
      : notice
  const dismiss = () => {
    setNotice(null)
    if (rowIndex < 0) setEdited(null)
  }
  return {
    start,
    editor: drawEditor(),
    handleKey,
    copy,
    paste,
    notice: shown !== null && (
      <div className={css['notice']} data-tone={shown.tone} role="alert">
        <span id={noticeId}>{shown.text}</span>
        <button type="button" className={css['close']} onClick={dismiss}>
          知道了
        </button>
      </div>
    ),
  }
}

function isField(target: EventTarget): boolean {
  return (target as HTMLElement).closest('input:not([type="checkbox"]), textarea') !== null
}
