import { type RefObject, useMemo } from 'react'
import { measureColumns, NARROW } from './column-layout.ts'
import type { DataTableProps } from './data-table-props.ts'
import { frameSizes } from './frame-sizes.ts'
import { leadingColumns } from './leading-columns.ts'
import type { Selection } from './selection.ts'
import type { SortRule } from './sort-rules.ts'
import { useTableModel } from './table-model.ts'
import { useColumnState } from './use-column-state.ts'
import { useColumnWindow } from './use-column-window.ts'
import { useControlled } from './use-controlled.ts'
import { canSelectRows } from './use-row-selection.ts'
import { useSteadySort } from './use-steady-sort.ts'
import { useViewport } from './use-viewport.ts'

const NO_SORT: readonly SortRule[] = []
const NONE: Selection = new Set()

/** Rows and columns as they are shown: their order, their sizes in CSS pixels, and which are in sight. */
export function useTableFrame<Row extends object>(
  props: DataTableProps<Row>,
  scroller: RefObject<HTMLDivElement | null>,
  sizer: RefObject<HTMLDivElement | null>,
) {
  const viewport = useViewport(scroller, sizer)
  const rowHeight = props.rowHeight ?? viewport.rowHeight

  const [givenSort, setSort] = useControlled(props.sort, NO_SORT, props.onSortChange)
  const sort = useSteadySort(givenSort)
  const [columnState, setColumnState] = useColumnState(props)
  const [expanded, setExpanded] = useControlled(props.expanded, NONE, props.onExpandedChange)

  const canSelect = canSelectRows(props)
  const canExpand = props.renderDetail !== undefined || props.childrenOf !== undefined
  const leading = useMemo(() => leadingColumns<Row>(canSelect, canExpand), [canSelect, canExpand])
  const model = useTableModel<Row>({
    columns: props.columns,
    rows: props.rows,
    rowId: props.rowId,
    childrenOf: props.childrenOf,
    expanded,
    state: columnState,
    sort,
    isServerSorted: props.sorting === 'server',
    isNarrow: viewport.width < NARROW,
    leading,
  })
  const { zones } = model
  const metrics = useMemo(
    () => measureColumns(zones, columnState.widths, viewport.width),
    [zones, columnState.widths, viewport.width],
  )
  const columnWindow = useColumnWindow(
    scroller,
    metrics,
    zones.left.length,
    zones.center.length,
    viewport.width,
  )
  const sizes = frameSizes(zones, rowHeight, props.totals !== undefined)
  return {
    ...{ ...model, ...columnWindow, ...sizes, viewport, rowHeight, metrics, canSelect, canExpand },
    ...{ sort, setSort, columnState, setColumnState, expanded, setExpanded },
  }
}

export type TableFrame<Row extends object> = ReturnType<typeof useTableFrame<Row>>
