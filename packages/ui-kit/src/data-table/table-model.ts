import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column } from './column.ts'
import { placeColumns, type Zones } from './column-layout.ts'
import { type ColumnState, shownOrder } from './column-state.ts'
import type { Selection } from './selection.ts'
import type { SortRule } from './sort-rules.ts'
import { openRows, type TreePosition } from './tree-rows.ts'

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  columnPinningFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

type ModelInput<Row> = {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly childrenOf: ((row: Row) => readonly Row[] | undefined) | undefined
  readonly expanded: Selection
  readonly state: ColumnState
  readonly sort: readonly SortRule[]
  readonly isServerSorted: boolean
  readonly isNarrow: boolean
  /** Columns of the kit (selection, expanding) that always are first and never move. */
  readonly leading: readonly Column<Row>[]
}

type Model<Row> = {
  readonly rows: readonly Row[]
  readonly ids: readonly string[]
  /** Where each row is in the tree; null where rows have no children. */
  readonly places: readonly TreePosition[] | null
  readonly zones: Zones<Row>
}

/**
 * The only place that knows TanStack Table: order, visibility, pinning and sorting of rows and columns.
 * Rows with a missing value are last in both directions.
 */
export function useTableModel<Row extends object>(input: ModelInput<Row>): Model<Row> {
  const { columns, rows, rowId, childrenOf, expanded, state, sort, isServerSorted, isNarrow, leading } = input
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row, unknown> => ({
          id: column.id,
          accessorFn: column.value,
          sortUndefined: 'last',
          sortFn: (a, b) => column.compare(a.original, b.original),
          enableSorting: column.canSort,
        }),
      ),
    [columns],
  )
  // Apart from the sort: a change of the sort must not place the columns again, which draws every row again.
  const placement = useMemo(() => {
    const left = isNarrow ? state.left.slice(0, 1) : state.left
    return {
      columnOrder: [...shownOrder(state)],
      columnVisibility: Object.fromEntries(state.hidden.map((id) => [id, false])),
      columnPinning: { start: [...left], end: isNarrow ? [] : [...state.right] },
    }
  }, [state, isNarrow])
  const tableState = useMemo(
    () => ({
      ...placement,
      sorting: sort.map((rule) => ({ id: rule.id, desc: rule.direction === 'desc' })),
    }),
    [placement, sort],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    ...(childrenOf ? { getSubRows: childrenOf } : {}),
    state: tableState,
    manualSorting: isServerSorted,
    enableMultiSort: true,
  })
  const sorted = table.getRowModel().rows
  const open = childrenOf ? expanded : null
  const model = useMemo(
    () =>
      open
        ? openRows(sorted, open)
        : { rows: sorted.map((row) => row.original), ids: sorted.map((row) => row.id), places: null },
    [sorted, open],
  )
  const start = table.getStartVisibleLeafColumns()
  const center = table.getCenterVisibleLeafColumns()
  const end = table.getEndVisibleLeafColumns()
  const zones = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]))
    const own = (shown: readonly { readonly id: string }[]) => shown.flatMap(({ id }) => byId.get(id) ?? [])
    return placeColumns([...leading, ...own(start)], own(center), own(end))
  }, [columns, leading, start, center, end])
  return useMemo(() => ({ ...model, zones }), [model, zones])
}
