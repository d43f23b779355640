import { useCallback, useRef } from 'react'
import type { RowChange } from './data-table-props.ts'

/** Acts kept for undo; older ones are forgotten. */
const DEPTH = 100

/** Undo and redo of edits. An act is everything one press or one paste changed. */
export function useEditHistory<Row>(report: ((changes: readonly RowChange<Row>[]) => void) | undefined) {
  const past = useRef<(readonly RowChange<Row>[])[]>([])
  const future = useRef<(readonly RowChange<Row>[])[]>([])

  const apply = useCallback(
    (changes: readonly RowChange<Row>[]) => {
      if (changes.length === 0) return
      past.current = [...past.current.slice(1 - DEPTH), changes]
      future.current = []
      report?.(changes)
    },
    [report],
  )
  const undo = useCallback(() => {
    const act = past.current.pop()
    if (!act) return false
    future.current.push(act)
    report?.(act.map(({ id, before, after }) => ({ id, before: after, after: before })))
    return true
  }, [report])
  const redo = useCallback(() => {
    const act = future.current.pop()
    if (!act) return false
    past.current.push(act)
    report?.(act)
    return true
  }, [report])
  return { apply, undo, redo }
}
