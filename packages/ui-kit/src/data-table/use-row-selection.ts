import { useCallback, useRef } from 'react'
import type { DataTableProps } from './data-table-props.ts'
import { extentOf, type Selection, setRange, toggleAll, toggleRow } from './selection.ts'
import { useControlled } from './use-controlled.ts'

const NOTHING: Selection = new Set()

/** Anyone who holds a selection wants one; `canSelect` says it without holding it. */
export function canSelectRows<Row extends object>(props: DataTableProps<Row>): boolean {
  return props.canSelect ?? (props.selection !== undefined || props.onSelectionChange !== undefined)
}

/** Selection of rows by click and key; with Shift everything between the last touched row and this one. */
export function useRowSelection<Row extends object>(props: DataTableProps<Row>, ids: readonly string[]) {
  const [selection, setSelection] = useControlled(props.selection, NOTHING, props.onSelectionChange)
  const canSelect =
    props.canSelect ?? (props.selection !== undefined || props.onSelectionChange !== undefined)
  const anchor = useRef<string | null>(null)

  const toggle = useCallback(
    (index: number, isRange: boolean) => {
      const id = ids[index]
      if (id === undefined || !canSelect) return
      const from = anchor.current === null ? -1 : ids.indexOf(anchor.current)
      if (isRange && from >= 0) {
        setSelection(setRange(selection, ids, from, index, selection.has(anchor.current ?? id)))
        return
      }
      anchor.current = id
      setSelection(toggleRow(selection, id))
    },
    [ids, selection, setSelection, canSelect],
  )

  /** Shift with an arrow: the rows between the anchor and here are selected. */
  const extend = useCallback(
    (from: number, to: number) => {
      const start = ids[from]
      if (start === undefined || !canSelect) return
      if (anchor.current === null || !selection.has(anchor.current)) anchor.current = start
      setSelection(setRange(selection, ids, ids.indexOf(anchor.current), to, true))
    },
    [ids, selection, setSelection, canSelect],
  )

  const selectAll = useCallback(() => {
    if (canSelect) setSelection(toggleAll(selection, ids))
  }, [ids, selection, setSelection, canSelect])

  return { selection, canSelect, extent: extentOf(selection, ids), toggle, extend, selectAll }
}
