import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { PlacedColumn, Zones } from './column-layout.ts'
import { GroupRow } from './group-row.tsx'
import head from './header.module.css'
import { isLeading, SELECT_COLUMN } from './leading-columns.ts'
import mark from './mark.module.css'
import css from './row.module.css'
import { RowZones } from './row-zones.tsx'
import type { SelectionExtent } from './selection.ts'
import type { SortRule } from './sort-rules.ts'

type HeaderProps<Row> = {
  readonly zones: Zones<Row>
  readonly sort: readonly SortRule[]
  readonly extent: SelectionExtent
  /** Column with the tab stop, or -1 when it is in the body. */
  readonly activeColumn: number
  readonly dragged: string | null
  readonly dropBefore: string | null
  readonly onResizeStart: (placed: PlacedColumn<Row>, event: PointerEvent<HTMLElement>) => void
  readonly onDragStart: (placed: PlacedColumn<Row>, event: PointerEvent<HTMLElement>) => void
  readonly onPress: (placed: PlacedColumn<Row>, isAdditive: boolean) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

type Acts<Row> = Pick<HeaderProps<Row>, 'onPress' | 'onDragStart' | 'onResizeStart'>

/** The rows of headings; drawn again only when one of them changes, not with the rows below. */
export function Header<Row>({ onPress, onDragStart, onResizeStart, ...shown }: HeaderProps<Row>) {
  const latest = useRef<Acts<Row>>({ onPress, onDragStart, onResizeStart })
  useLayoutEffect(() => {
    latest.current = { onPress, onDragStart, onResizeStart }
  })
  const [acts] = useState<Acts<Row>>(() => ({
    onPress: (placed, isAdditive) => latest.current.onPress(placed, isAdditive),
    onDragStart: (placed, event) => latest.current.onDragStart(placed, event),
    onResizeStart: (placed, event) => latest.current.onResizeStart(placed, event),
  }))
  return <Headings {...shown} {...acts} />
}

/** Groups, when there are any, and one heading a column. */
const Headings = memo(function Headings<Row>(props: HeaderProps<Row>) {
  const { zones } = props
  const hasGroups = zones.all.some(({ column }) => column.group !== undefined)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of positioned boxes; table elements cannot be virtual.
    <div className={css['head']} role="rowgroup">
      {hasGroups && <GroupRow zones={zones} />}
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: in a grid the cells take the focus. */}
      <div className={`${css['row']} ${css['headRow']}`} role="row" aria-rowindex={1}>
        <RowZones zones={zones}>
          {(placed) => <Heading key={placed.column.id} placed={placed} header={props} />}
        </RowZones>
      </div>
    </div>
  )
}) as <Row>(props: HeaderProps<Row>) => ReactNode

const ALIGN = { start: '', end: css['end'], center: css['centered'] }

function Heading<Row>({ placed, header }: { placed: PlacedColumn<Row>; header: HeaderProps<Row> }) {
  const { column, index, style, zone } = placed
  const rank = header.sort.findIndex((rule) => rule.id === column.id)
  const direction = header.sort[rank]?.direction
  const marks = [
    css['cell'],
    head['heading'],
    ALIGN[column.align],
    header.dropBefore === column.id && head['drop'],
    header.dragged === column.id && head['dragged'],
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the header.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid's root handles Enter and Space on a heading.
    <div
      role="columnheader"
      aria-colindex={index + 1}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      aria-label={
        column.group
          ? `${column.group} ${column.heading}${column.unit ? ` (${column.unit})` : ''}`
          : undefined
      }
      aria-description={column.hint}
      aria-keyshortcuts={column.canResize ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined}
      tabIndex={header.activeColumn === index ? 0 : -1}
      className={marks.filter(Boolean).join(' ')}
      style={style}
      data-r={-1}
      data-c={index}
      data-column={column.id}
      data-sortable={column.canSort}
      data-align={column.align}
      title={column.hint}
      onClick={(event) => header.onPress(placed, event.shiftKey)}
      onPointerDown={(event) => header.onDragStart(placed, event)}
    >
      {column.id === SELECT_COLUMN ? (
        <input
          type="checkbox"
          className={mark['tick']}
          tabIndex={-1}
          readOnly
          aria-label="选择全部"
          checked={header.extent === 'all'}
          ref={(input) => {
            if (input) input.indeterminate = header.extent === 'some'
          }}
        />
      ) : (
        <>
          <span className={isLeading(column.id) ? head['unseen'] : head['label']}>{column.heading}</span>
          {column.unit && <span className={head['unit']}>({column.unit})</span>}
          {column.hint && (
            <span className={head['hint']} aria-hidden="true">
              ⓘ
            </span>
          )}
          {column.canSort && <Arrow direction={direction} />}
          {rank >= 0 && header.sort.length > 1 && <span className={head['rank']}>{rank + 1}</span>}
        </>
      )}
      {column.canResize && (
        <span
          className={head['grip']}
          data-inside={zone !== 'center'}
          aria-hidden="true"
          onPointerDown={(event) => header.onResizeStart(placed, event)}
          onClick={(event) => event.stopPropagation()}
        />
      )}
    </div>
  )
}

function Arrow({ direction }: { direction: 'asc' | 'desc' | undefined }) {
  return (
    <span className={head['arrow']} data-idle={direction === undefined} aria-hidden="true">
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        <path d={direction === 'asc' ? 'M5 2l3.5 5h-7z' : 'M5 8L1.5 3h7z'} fill="currentColor" />
      </svg>
    </span>
  )
}
