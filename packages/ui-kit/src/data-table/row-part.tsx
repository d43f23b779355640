import { type CSSProperties, memo, type ReactNode } from 'react'
import { MISSING } from '../number/index.ts'
import type { ColumnWindow, PlacedColumn } from './column-layout.ts'
import { EXPAND_COLUMN, SELECT_COLUMN } from './leading-columns.ts'
import mark from './mark.module.css'
import css from './row.module.css'
import state from './row-state.module.css'

type RowPartProps<Row> = {
  readonly row: Row
  readonly rowId: string
  readonly rowIndex: number
  /** CSS pixels from the top of the body. */
  readonly start: number
  readonly columns: readonly PlacedColumn<Row>[]
  /** The previous row, while its cells out of sight are still there; with its id. */
  readonly before?: Row | undefined
  readonly beforeId?: string | undefined
  /** Indexes of the columns in sight, `to` excluded, as long as there is a row before. */
  readonly fresh?: ColumnWindow | undefined
  /** Element id of this part. */
  readonly id: string
  /** Ids of the parts in the other panes; undefined in those parts, which are not rows of their own. */
  readonly owns: string | undefined
  readonly isLeader: boolean
  /** Undefined where rows cannot be selected. */
  readonly isSelected: boolean | undefined
  /** From 1; undefined where rows have no children. */
  readonly level: number | undefined
  /** Index of the column that carries the tree. */
  readonly treeColumn: number
  /** Undefined where this row cannot be opened. */
  readonly isExpanded: boolean | undefined
  /** Column that holds the tab stop, or -1 when the tab stop is in another row. */
  readonly activeColumn: number
  /** The open editor and its column, if this row is being edited. */
  readonly editor: { readonly columnId: string; readonly content: ReactNode } | null
  readonly tone: 'suspect' | undefined
}

const TEXT = {
  start: css['words'],
  end: `${css['words']} ${css['figures']}`,
  center: `${css['words']} ${css['middle']}`,
}
const BOX = {
  start: css['cell'],
  end: `${css['cell']} ${css['end']}`,
  center: `${css['cell']} ${css['centered']}`,
}

/**
 * One row's cells in one pane. A row is cut into at most three parts because a pane that sticks as a whole
 * costs one compositor layer, and a sticky cell in each row one layer a row. The first part is the row
 * for screen readers and owns the others. Props change only when something in this very row changes.
 */
export const RowPart = memo(function RowPart<Row>(props: RowPartProps<Row>) {
  const { rowIndex, columns, isLeader } = props
  const before = asBefore(props)
  return (
    <div
      id={props.id}
      {...(isLeader ? asRow(props) : PRESENTATION)}
      className={PART}
      data-r={rowIndex}
      data-selected={props.isSelected || undefined}
      data-current={props.activeColumn >= 0 || undefined}
      data-tone={props.tone}
      style={{ insetBlockStart: props.start }}
    >
      {columns.map((placed) => drawCell(placed, isFresh(placed, props) ? props : before))}
    </div>
  )
}) as <Row>(props: RowPartProps<Row>) => ReactNode

const PART = `${css['part']} ${state['row']}`
const PRESENTATION = { role: 'presentation' } as const

function asRow<Row>({ rowIndex, owns, isSelected, level, isExpanded }: RowPartProps<Row>) {
  return {
    role: 'row',
    'aria-owns': owns,
    'aria-rowindex': rowIndex + 2,
    'aria-selected': isSelected,
    'aria-level': level,
    'aria-expanded': level === undefined ? undefined : isExpanded,
  } as const
}

function isFresh<Row>({ index }: PlacedColumn<Row>, { fresh, activeColumn }: RowPartProps<Row>): boolean {
  return !fresh || (index >= fresh.from && index < fresh.to) || index === activeColumn
}

function asBefore<Row>(part: RowPartProps<Row>): RowPartProps<Row> {
  const { before, beforeId } = part
  return before === undefined || beforeId === undefined ? part : { ...part, row: before, rowId: beforeId }
}

function drawCell<Row>(placed: PlacedColumn<Row>, part: RowPartProps<Row>) {
  const { column, index, style } = placed
  const tabIndex = part.activeColumn === index ? 0 : -1
  const content = special(placed, part, tabIndex)
  const text = content === undefined ? column.text(part.row) : undefined
  const look = text === undefined ? BOX[column.align] : TEXT[column.align]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of positioned boxes; table elements cannot be virtual.
    <div
      key={column.id}
      role="gridcell"
      aria-colindex={index + 1}
      aria-expanded={column.id === EXPAND_COLUMN ? part.isExpanded : undefined}
      tabIndex={tabIndex}
      className={text === MISSING ? `${look} ${css['missing']}` : look}
      style={index === part.treeColumn ? indented(style, part.level) : style}
      data-c={index}
      title={column.title?.(part.row)}
    >
      {text ?? content}
    </div>
  )
}

/** Kept when other rows come: React writes an input dearly, and this one says the same as before. */
const Tick = memo(function Tick({ rowIndex, isSelected }: { rowIndex: number; isSelected: boolean }) {
  return (
    <input
      type="checkbox"
      className={mark['tick']}
      tabIndex={-1}
      readOnly
      checked={isSelected}
      aria-label={`选择第 ${rowIndex + 1} 行`}
    />
  )
})

/** CSS pixels a level is moved in. */
const INDENT = 18

function indented(style: CSSProperties, level = 1): CSSProperties {
  return level === 1
    ? style
    : { ...style, paddingInlineStart: `calc(var(--cell-padding) + ${(level - 1) * INDENT}px)` }
}

/** What is drawn instead of plain text; undefined for most cells. */
function special<Row>(placed: PlacedColumn<Row>, part: RowPartProps<Row>, tabIndex: 0 | -1): ReactNode {
  const { column } = placed
  if (column.id === SELECT_COLUMN)
    return <Tick rowIndex={part.rowIndex} isSelected={part.isSelected ?? false} />
  if (column.id === EXPAND_COLUMN) {
    if (part.isExpanded === undefined) return null
    return (
      <span className={mark['expand']} data-open={part.isExpanded} role="img" aria-label="明细">
        <svg viewBox="0 0 8 10" width="8" height="10" aria-hidden="true">
          <path d="M1.5 1l5 4-5 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </span>
    )
  }
  if (part.editor?.columnId === column.id) return part.editor.content
  return column.render?.({
    row: part.row,
    rowId: part.rowId,
    rowIndex: part.rowIndex,
    isActive: tabIndex === 0,
    tabIndex,
  })
}
