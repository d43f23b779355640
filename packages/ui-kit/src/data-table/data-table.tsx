import { type CSSProperties, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import { Body } from './body.tsx'
import { measureColumns, metricVariables, NARROW, type PlacedColumn, scrollLeftFor } from './column-layout.ts'
import css from './data-table.module.css'
import type { DataTableProps } from './data-table-props.ts'
import { frameSizes } from './frame-sizes.ts'
import { handleGridKey } from './grid-keys.ts'
import type { Position } from './grid-moves.ts'
import { Header } from './header.tsx'
import { LateProgress } from './late-progress.tsx'
import { isLeading, leadingColumns, SELECT_COLUMN } from './leading-columns.ts'
import { pointerActs } from './pointer-acts.ts'
import { markHover } from './row-hover.ts'
import { type Selection, toggleRow } from './selection.ts'
import { nextSort, type SortRule } from './sort-rules.ts'
import { rowsToText } from './tab-separated.ts'
import { useTableModel } from './table-model.ts'
import { TotalRow } from './total-row.tsx'
import { useCellEditing } from './use-cell-editing.tsx'
import { useColumnGestures } from './use-column-gestures.ts'
import { useColumnState } from './use-column-state.ts'
import { useColumnWindow } from './use-column-window.ts'
import { useControlled } from './use-controlled.ts'
import { useGridFocus } from './use-grid-focus.ts'
import { canSelectRows, useRowSelection } from './use-row-selection.ts'
import { useSteadySort } from './use-steady-sort.ts'
import { useViewport } from './use-viewport.ts'

const NO_SORT: readonly SortRule[] = []
const NONE: Selection = new Set()

/**
 * The data table: virtual rows and columns, pinned sides, sorting, selection, sizing, editing and
 * the ARIA grid keyboard. Everything a reader changes can be held outside; nothing has to be.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, onRowActivate } = props
  const grid = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const sizer = useRef<HTMLDivElement>(null)
  const scrollToRow = useRef<((index: number) => void) | null>(null)
  const viewport = useViewport(scroller, sizer)
  const rowHeight = props.rowHeight ?? viewport.rowHeight

  const [givenSort, setSort] = useControlled(props.sort, NO_SORT, props.onSortChange)
  const sort = useSteadySort(givenSort)
  const [columnState, setColumnState] = useColumnState(props)
  const [expanded, setExpanded] = useControlled(props.expanded, NONE, props.onExpandedChange)

  const canSelect = canSelectRows(props)
  const canExpand = props.renderDetail !== undefined || props.childrenOf !== undefined
  const leading = useMemo(() => leadingColumns<Row>(canSelect, canExpand), [canSelect, canExpand])
  const { rows, ids, places, zones } = useTableModel<Row>({
    columns,
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
  const metrics = useMemo(
    () => measureColumns(zones, columnState.widths, viewport.width),
    [zones, columnState.widths, viewport.width],
  )
  const { columnWindow, inSight, noticeScroll } = useColumnWindow(
    scroller,
    metrics,
    zones.left.length,
    zones.center.length,
    viewport.width,
  )
  const { selection, extent, toggle, extend, selectAll } = useRowSelection(props, ids)
  const focus = useGridFocus(grid, rows.length, zones.all.length)
  const gestures = useColumnGestures({
    zones,
    state: columnState,
    viewportWidth: viewport.width,
    grid,
    onChange: setColumnState,
  })
  const sizes = frameSizes(zones, rowHeight, props.totals !== undefined)
  const { covered } = sizes

  const moveTo = (position: Position) => {
    focus.moveTo(position)
    if (position.row >= 0) scrollToRow.current?.(position.row)
    const placed = zones.all[position.column]
    const element = scroller.current
    if (placed && element)
      element.scrollLeft = scrollLeftFor(metrics, placed, element.scrollLeft, element.clientWidth)
  }
  const editing = useCellEditing({ ...focus, props, rows, ids, zones, selection, moveTo, grid })
  const isOpen = (index: number) =>
    props.renderDetail || places?.[index]?.hasChildren ? expanded.has(ids[index] ?? '') : undefined
  const toggleExpanded = (index: number) => {
    const id = ids[index]
    if (id !== undefined && isOpen(index) !== undefined) setExpanded(toggleRow(expanded, id))
  }
  const pressHeading = (placed: PlacedColumn<Row>, isAdditive: boolean) => {
    if (gestures.endedDrag()) return
    if (placed.column.id === SELECT_COLUMN) selectAll()
    else if (placed.column.canSort) setSort(nextSort(sort, placed.column, isAdditive))
  }
  const activate = (index: number) => {
    const row = rows[index]
    if (row !== undefined) onRowActivate?.(row)
  }
  const textOfSelection = () => {
    const chosen = rows.filter((_, index) => selection.has(ids[index] ?? ''))
    const shown = zones.all.map(({ column }) => column).filter(({ id }) => !isLeading(id))
    return rowsToText(shown, chosen.length > 0 ? chosen : rows)
  }
  useImperativeHandle(props.ref, () => ({
    focus: () => moveTo(focus.active),
    scrollToRow: (index) => scrollToRow.current?.(index),
    toText: textOfSelection,
  }))
  useLayoutEffect(noticeScroll, [noticeScroll])

  const pointer = pointerActs<Row>({
    zones,
    toggle,
    toggleExpanded,
    activate,
    edit: editing.start,
    openMenu:
      props.onRowContextMenu &&
      ((index, at) => {
        const row = rows[index]
        if (row !== undefined) props.onRowContextMenu?.(row, at)
      }),
  })

  const isEmpty = rows.length === 0 && !props.isLoading && !props.rowCount
  const skeletons = Math.max(3, Math.ceil((viewport.height - covered) / rowHeight))
  const rowCount =
    rows.length === 0 && props.isLoading ? skeletons : Math.max(rows.length, props.rowCount ?? 0)
  const frame = { ...sizes.variables, '--viewport': `${viewport.width}px` } as CSSProperties

  return (
    <div
      className={props.className ? `${css['frame']} ${props.className}` : css['frame']}
      data-density={props.density}
      data-fit={props.fit ?? 'fill'}
    >
      <div ref={sizer} className={css['sizer']} aria-hidden="true" />
      {props.isLoading && rows.length > 0 && <LateProgress />}
      <div ref={scroller} className={css['scroller']} style={frame} onScroll={noticeScroll}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: one listener for all cells instead of one in each. */}
        <div
          ref={grid}
          role="presentation"
          className={css['canvas']}
          data-canvas
          style={metricVariables(metrics) as CSSProperties}
          {...pointer}
          onPointerOver={(event) => markHover(event.currentTarget, event.target)}
          onPointerLeave={(event) => markHover(event.currentTarget, null)}
          onFocus={(event) => focus.noticeFocus(event.target)}
          onBlur={(event) => focus.noticeBlur(event.currentTarget.contains(event.relatedTarget))}
          onCopy={(event) => editing.copy(event, textOfSelection, selection.size > 0)}
          onPaste={editing.paste}
          onKeyDown={(event) => {
            if (editing.handleKey(event)) return
            const wasUsed = handleGridKey(event, {
              rows,
              ids,
              zones,
              active: focus.active,
              pageRows: Math.max(1, Math.floor((viewport.height - covered) / rowHeight) - 1),
              columnState,
              widthOf: (index) => metrics.widths[index] ?? 0,
              moveTo,
              toggle,
              extendTo: (index) => {
                if (index < 0 || index >= rows.length) return
                extend(focus.active.row, index)
                moveTo({ row: index, column: focus.active.column })
              },
              selectAll,
              pressHeading,
              activate,
              expand: canExpand ? toggleExpanded : undefined,
              isOpen,
              edit: editing.start,
              changeColumns: setColumnState,
              onRowKey: props.onRowKey,
            })
            if (wasUsed) event.preventDefault()
          }}
        >
          <Body
            scroller={scroller}
            rows={rows}
            ids={ids}
            rowCount={rowCount}
            zones={zones}
            columnWindow={columnWindow}
            inSight={inSight}
            rowHeight={rowHeight}
            covered={covered}
            active={focus.active}
            selection={canSelect ? selection : null}
            expanded={canExpand ? expanded : null}
            renderDetail={props.renderDetail}
            detailHeight={props.detailHeight}
            places={places}
            editor={editing.editor}
            toneOf={props.toneOf}
            onRangeChange={props.onRangeChange}
            scrollToRow={scrollToRow}
          >
            {(lead, isBusy) => (
              // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a grid or a treegrid, and both may say all of this.
              <div
                role={places ? 'treegrid' : 'grid'}
                className={css['grid']}
                aria-label={props.label}
                aria-rowcount={rowCount + 1 + (props.totals ? 1 : 0)}
                aria-colcount={zones.all.length}
                aria-multiselectable={canSelect || undefined}
                aria-busy={props.isLoading || isBusy || undefined}
              >
                <Header
                  zones={zones}
                  sort={sort}
                  extent={extent}
                  activeColumn={focus.active.row < 0 ? focus.active.column : -1}
                  dragged={gestures.drag?.id ?? null}
                  dropBefore={gestures.drag?.before ?? null}
                  onResizeStart={gestures.startResize}
                  onDragStart={gestures.startDrag}
                  onPress={pressHeading}
                />
                {lead}
                {props.totals && <TotalRow zones={zones} totals={props.totals} rowIndex={rowCount + 2} />}
              </div>
            )}
          </Body>
        </div>
        {isEmpty && <div className={css['empty']}>{props.empty ?? '暂无数据'}</div>}
      </div>
      {editing.notice}
    </div>
  )
}
