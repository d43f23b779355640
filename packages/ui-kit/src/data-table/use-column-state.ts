import { useCallback, useMemo, useState } from 'react'
import { type ColumnState, fitColumnState } from './column-state.ts'
import type { DataTableProps } from './data-table-props.ts'

/** The state of the columns, held by the parent or by the table, always fitting today's columns. */
export function useColumnState<Row extends object>(props: DataTableProps<Row>) {
  const { columns, columnState, onColumnStateChange } = props
  const [own, setOwn] = useState<Partial<ColumnState>>()
  const saved = columnState ?? own
  const state = useMemo(() => fitColumnState(columns, saved), [columns, saved])
  const change = useCallback(
    (next: ColumnState) => {
      setOwn(next)
      onColumnStateChange?.(next)
    },
    [onColumnStateChange],
  )
  return [state, change] as const
}
