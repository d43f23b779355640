import type { ReactNode, RefObject } from 'react'
import { Body } from './body.tsx'
import css from './data-table.module.css'
import type { DataTableProps } from './data-table-props.ts'
import { Header } from './header.tsx'
import { TotalRow } from './total-row.tsx'
import type { TableActs } from './use-table-acts.ts'
import type { TableFrame } from './use-table-frame.ts'

type TableGridProps<Row extends object> = {
  readonly props: DataTableProps<Row>
  readonly frame: TableFrame<Row>
  readonly acts: TableActs<Row>
  /** Rows of the whole list, or of the skeleton in its place. */
  readonly rowCount: number
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly scrollToRow: RefObject<((index: number) => void) | null>
}

/** The rows that are in sight, inside the element that is a grid to assistive technology. */
export function TableGrid<Row extends object>(table: TableGridProps<Row>) {
  const { props, frame, acts, rowCount, scroller, scrollToRow } = table
  const { rows, ids, zones, columnWindow, inSight, rowHeight, covered, places } = frame
  const { renderDetail, detailHeight, toneOf, onRangeChange } = props
  return (
    <Body
      {...{ scroller, rows, ids, rowCount, zones, columnWindow, inSight, rowHeight, covered, places }}
      {...{ renderDetail, detailHeight, toneOf, onRangeChange, scrollToRow }}
      active={acts.focus.active}
      selection={frame.canSelect ? acts.selecting.selection : null}
      expanded={frame.canExpand ? frame.expanded : null}
      editor={acts.editing.editor}
    >
      {(lead, isBusy) => (
        <Grid {...table} isBusy={isBusy}>
          {lead}
        </Grid>
      )}
    </Body>
  )
}

function Grid<Row extends object>({
  props,
  frame,
  acts,
  rowCount,
  isBusy,
  children,
}: TableGridProps<Row> & { readonly isBusy: boolean; readonly children: ReactNode }) {
  const { zones, places, sort } = frame
  const { focus, gestures } = acts
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a grid or a treegrid, and both may say all of this.
    <div
      role={places ? 'treegrid' : 'grid'}
      className={css['grid']}
      aria-label={props.label}
      aria-rowcount={rowCount + 1 + (props.totals ? 1 : 0)}
      aria-colcount={zones.all.length}
      aria-multiselectable={frame.canSelect || undefined}
      aria-busy={props.isLoading || isBusy || undefined}
    >
      <Header
        zones={zones}
        sort={sort}
        extent={acts.selecting.extent}
        activeColumn={focus.active.row < 0 ? focus.active.column : -1}
        dragged={gestures.drag?.id ?? null}
        dropBefore={gestures.drag?.before ?? null}
        onResizeStart={gestures.startResize}
        onDragStart={gestures.startDrag}
        onPress={acts.pressHeading}
      />
      {children}
      {props.totals && <TotalRow zones={zones} totals={props.totals} rowIndex={rowCount + 2} />}
    </div>
  )
}
