import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { ArrowDownIcon, ArrowUpIcon, ColumnsIcon, PinIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Popover } from '../popover/index.ts'
import type { Column } from './column.ts'
import css from './column-picker.module.css'
import {
  type ColumnState,
  defaultColumnState,
  fitColumnState,
  nudgeColumn,
  pinColumn,
  setColumnHidden,
  shownOrder,
} from './column-state.ts'

export type ColumnPickerProps<Row> = {
  readonly columns: readonly Column<Row>[]
  readonly columnState: Partial<ColumnState> | undefined
  readonly onColumnStateChange: (state: ColumnState) => void
}

/** Which columns show, in which order, and which are pinned; stands in the bar above a table. */
export function ColumnPicker<Row>({ columns, columnState, onColumnStateChange }: ColumnPickerProps<Row>) {
  const state = fitColumnState(columns, columnState)
  const byId = new Map(columns.map((column) => [column.id, column]))
  const hiddenCount = state.hidden.length
  return (
    <Popover
      label="列设置"
      placement="bottom end"
      trigger={
        <Button icon={<ColumnsIcon />}>{hiddenCount > 0 ? `列设置（隐藏 ${hiddenCount}）` : '列设置'}</Button>
      }
    >
      <div className={css['root']}>
        <ul className={css['list']}>
          {shownOrder(state).map((id) => {
            const column = byId.get(id)
            if (!column) return null
            return <Entry key={id} column={column} state={state} onChange={onColumnStateChange} />
          })}
        </ul>
        <Button
          size="small"
          variant="quiet"
          className={css['reset'] ?? ''}
          onClick={() => onColumnStateChange(defaultColumnState(columns))}
        >
          恢复默认
        </Button>
      </div>
    </Popover>
  )
}

function Entry<Row>(props: {
  readonly column: Column<Row>
  readonly state: ColumnState
  readonly onChange: (state: ColumnState) => void
}) {
  const { column, state, onChange } = props
  const { id, heading } = column
  const isPinned = state.left.includes(id) || state.right.includes(id)
  const move = (step: -1 | 1) => nudgeColumn(state, id, step)
  return (
    <li className={css['entry']}>
      <Checkbox
        className={css['name'] ?? ''}
        checked={!state.hidden.includes(id)}
        disabled={!column.canHide}
        onChange={(isShown) => onChange(setColumnHidden(state, id, !isShown))}
      >
        {column.group ? `${column.group} · ${heading}` : heading}
      </Checkbox>
      <IconButton
        size="small"
        label={isPinned ? `取消固定 ${heading}` : `固定 ${heading} 到左侧`}
        icon={<PinIcon />}
        pressed={isPinned}
        disabled={!column.canMove}
        onClick={() => onChange(pinColumn(state, id, isPinned ? null : 'left'))}
      />
      <IconButton
        size="small"
        label={`${heading} 前移`}
        icon={<ArrowUpIcon />}
        disabled={!column.canMove || shownOrder(move(-1)).join() === shownOrder(state).join()}
        onClick={() => onChange(move(-1))}
      />
      <IconButton
        size="small"
        label={`${heading} 后移`}
        icon={<ArrowDownIcon />}
        disabled={!column.canMove || shownOrder(move(1)).join() === shownOrder(state).join()}
        onClick={() => onChange(move(1))}
      />
    </li>
  )
}
