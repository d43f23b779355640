import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { metricVariables } from './column-layout.ts'
import css from './data-table.module.css'
import type { DataTableProps } from './data-table-props.ts'
import { LateProgress } from './late-progress.tsx'
import { markHover } from './row-hover.ts'
import { TableGrid } from './table-grid.tsx'
import { handleTableKey } from './table-key.ts'
import { useTableActs } from './use-table-acts.ts'
import { useTableFrame } from './use-table-frame.ts'

/**
 * The data table: virtual rows and columns, pinned sides, sorting, selection, sizing, editing and
 * the ARIA grid keyboard. Everything a reader changes can be held outside; nothing has to be.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const grid = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const sizer = useRef<HTMLDivElement>(null)
  const scrollToRow = useRef<((index: number) => void) | null>(null)
  const frame = useTableFrame(props, scroller, sizer)
  const acts = useTableActs(props, frame, { grid, scroller, scrollToRow })
  const { rows, viewport, noticeScroll } = frame
  const { focus, editing } = acts
  useLayoutEffect(noticeScroll, [noticeScroll])

  const isEmpty = rows.length === 0 && !props.isLoading && !props.rowCount
  const skeletons = Math.max(3, Math.ceil((viewport.height - frame.covered) / frame.rowHeight))
  const rowCount =
    rows.length === 0 && props.isLoading ? skeletons : Math.max(rows.length, props.rowCount ?? 0)
  const style = { ...frame.variables, '--viewport': `${viewport.width}px` } as CSSProperties

  return (
    <div
      className={props.className ? `${css['frame']} ${props.className}` : css['frame']}
      data-density={props.density}
      data-fit={props.fit ?? 'fill'}
    >
      <div ref={sizer} className={css['sizer']} aria-hidden="true" />
      {props.isLoading && rows.length > 0 && <LateProgress />}
      <div ref={scroller} className={css['scroller']} style={style} onScroll={noticeScroll}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: one listener for all cells instead of one in each. */}
        <div
          ref={grid}
          role="presentation"
          className={css['canvas']}
          data-canvas
          style={metricVariables(frame.metrics) as CSSProperties}
          {...acts.pointer}
          onPointerOver={(event) => markHover(event.currentTarget, event.target)}
          onPointerLeave={(event) => markHover(event.currentTarget, null)}
          onFocus={(event) => focus.noticeFocus(event.target)}
          onBlur={(event) => focus.noticeBlur(event.currentTarget.contains(event.relatedTarget))}
          onCopy={(event) => editing.copy(event, acts.textOfSelection, acts.selecting.selection.size > 0)}
          onPaste={editing.paste}
          onKeyDown={(event) => handleTableKey(event, props, frame, acts)}
        >
          <TableGrid {...{ props, frame, acts, rowCount, scroller, scrollToRow }} />
        </div>
        {isEmpty && <div className={css['empty']}>{props.empty ?? '暂无数据'}</div>}
      </div>
      {editing.notice}
    </div>
  )
}
