import type { VirtualItem } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useId, useMemo } from 'react'
import type { ColumnWindow, Zones } from './column-layout.ts'
import { DetailRow } from './detail-row.tsx'
import type { Position } from './grid-moves.ts'
import { isLeading } from './leading-columns.ts'
import css from './row.module.css'
import { RowPart } from './row-part.tsx'
import type { Selection } from './selection.ts'
import { SkeletonPart } from './skeleton-part.tsx'
import type { TreePosition } from './tree-rows.ts'
import { type DetailHeight, useDetailHeights } from './use-detail-heights.ts'
import { type ShownRows, useLateRows } from './use-late-rows.ts'
import { type RowRange, useRowVirtualizer } from './use-row-virtualizer.ts'

type BodyProps<Row> = {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly rows: readonly Row[]
  readonly ids: readonly string[]
  /** All rows, loaded or not; the rows beyond the loaded ones are skeletons. */
  readonly rowCount: number
  readonly zones: Zones<Row>
  readonly columnWindow: ColumnWindow
  /** The unpinned columns that the reader can see. */
  readonly inSight: ColumnWindow
  readonly rowHeight: number
  /** CSS pixels that the heading and the sums take from the scroller. */
  readonly covered: number
  readonly active: Position
  readonly selection: Selection | null
  readonly expanded: Selection | null
  readonly renderDetail: ((row: Row) => ReactNode) | undefined
  readonly detailHeight: DetailHeight<Row>
  /** Where each row is in the tree; null where rows have no children. */
  readonly places: readonly TreePosition[] | null
  readonly editor: { readonly rowId: string; readonly columnId: string; readonly content: ReactNode } | null
  readonly toneOf: ((row: Row) => 'suspect' | undefined) | undefined
  readonly onRangeChange: ((range: RowRange) => void) | undefined
  /** Filled with a function that brings a row into view. */
  readonly scrollToRow: RefObject<((index: number) => void) | null>
}

type Pane = 'left' | 'center' | 'right'

/**
 * The virtual rows: those on the screen, a few around them, and the one that holds the focus. `lead` holds
 * the elements that are rows; `rest` the panes whose parts those rows own, which must be outside the
 * grid's element: checkers follow the elements, not the ownership, and would find cells without a row.
 */
function useBody<Row>(props: BodyProps<Row>): {
  readonly lead: ReactNode
  readonly rest: ReactNode
  /** Some of what is drawn, out of sight, are still the rows before. */
  readonly isBefore: boolean
} {
  const { zones, columnWindow, active, selection, expanded, editor, places } = props
  const details = useDetailHeights(props)
  const { overscan, around, isBefore } = useLateRows(props)
  const virtualizer = useRowVirtualizer({ ...props, overscan, detailHeightOf: details.heightOf })
  const treeColumn = places ? zones.all.findIndex(({ column }) => !isLeading(column.id)) : -1
  const prefix = useId()
  const center = useMemo(
    () => zones.center.slice(columnWindow.from, columnWindow.to),
    [zones.center, columnWindow],
  )
  const { from, to } = props.inSight
  const first = zones.left.length
  const fresh = useMemo(() => ({ from: first + from, to: first + to }), [first, from, to])
  const columns = { left: zones.left, center, right: zones.right }
  const panes = (['left', 'center', 'right'] as const).filter((pane) => zones[pane].length > 0)
  const items = virtualizer.getVirtualItems()
  const { range } = virtualizer
  const isInSight = (index: number) =>
    !range || (index >= range.startIndex && index <= range.endIndex) || index === active.row

  const draw = (pane: Pane, item: VirtualItem) => {
    const { index } = item
    const { rows, ids, places } = around && !isInSight(index) ? around : props
    const row = rows[index]
    const id = ids[index]
    if ((row === undefined || id === undefined) && props.ids[index] !== undefined) return null
    if (row === undefined || id === undefined)
      return <SkeletonPart key={`s${index}`} rowIndex={index} start={item.start} columns={columns[pane]} />
    const isLeader = pane === panes[0]
    const before = isBefore && pane === 'center' && isInSight(index) ? rowBefore(around, index) : null
    return (
      // By place and not by row: other rows are written into the boxes that are there, which is half the work.
      <RowPart
        key={index}
        row={row}
        rowId={id}
        rowIndex={index}
        start={item.start}
        columns={columns[pane]}
        before={before?.row}
        beforeId={before?.id}
        fresh={before ? fresh : undefined}
        id={`${prefix}${index}${pane}`}
        owns={isLeader ? others(panes, prefix, index) : undefined}
        isLeader={isLeader}
        isSelected={selection?.has(id)}
        isExpanded={canOpen(places, props, index) ? expanded?.has(id) : undefined}
        level={places?.[index]?.level}
        treeColumn={treeColumn}
        activeColumn={active.row === index ? active.column : -1}
        editor={editor?.rowId === id ? editor : null}
        tone={props.toneOf?.(row)}
      />
    )
  }
  const drawPane = (pane: Pane) => (
    <div
      key={pane}
      role="presentation"
      className={PANES[pane]}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {items.map((item) => draw(pane, item))}
    </div>
  )
  const [lead, ...rest] = panes
  return {
    lead: (
      // biome-ignore lint/a11y/useSemanticElements: a grid of positioned boxes; table elements cannot be virtual.
      <div role="rowgroup" className={css['body']}>
        {lead && drawPane(lead)}
        {expanded && props.renderDetail && (
          <div role="presentation" className={css['details']}>
            {items.map((item) => detailOf(item, props, details))}
          </div>
        )}
      </div>
    ),
    rest: rest.map(drawPane),
    isBefore,
  }
}

const PANES: Record<Pane, string> = {
  left: `${css['pane']} ${css['left']}`,
  center: `${css['pane']} ${css['center']}`,
  right: `${css['pane']} ${css['right']}`,
}

function others(panes: readonly Pane[], prefix: string, index: number): string | undefined {
  return panes.length < 2
    ? undefined
    : panes
        .slice(1)
        .map((pane) => `${prefix}${index}${pane}`)
        .join(' ')
}

/** The previous row at that position; null where there was none, and where rows may open: those change their places. */
function rowBefore<Row>(before: ShownRows<Row> | null, index: number) {
  const row = before?.rows[index]
  const id = before?.ids[index]
  return row === undefined || id === undefined || before?.places ? null : { row, id }
}

/** A row without children opens only where rows have details. */
function canOpen<Row>(
  places: ShownRows<Row>['places'],
  { renderDetail }: BodyProps<Row>,
  index: number,
): boolean {
  return renderDetail !== undefined || (places?.[index]?.hasChildren ?? false)
}

function detailOf<Row>(
  item: VirtualItem,
  props: BodyProps<Row>,
  { heightOf, measure }: ReturnType<typeof useDetailHeights<Row>>,
) {
  const row = props.rows[item.index]
  const id = props.ids[item.index]
  if (row === undefined || id === undefined || !props.expanded?.has(id)) return null
  return (
    <DetailRow
      key={item.key}
      rowId={id}
      rowIndex={item.index}
      start={item.start + props.rowHeight}
      height={heightOf(item.index)}
      measure={measure}
    >
      {props.renderDetail?.(row)}
    </DetailRow>
  )
}

/** Draws the rows around what else belongs into the grid's element: headings before, sums after. */
export function Body<Row>(
  props: BodyProps<Row> & {
    readonly children: (lead: ReactNode, isBusy: boolean) => ReactNode
  },
) {
  const { lead, rest, isBefore } = useBody(props)
  return (
    <>
      {props.children(lead, isBefore)}
      {rest}
    </>
  )
}
