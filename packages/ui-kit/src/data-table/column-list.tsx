import { Checkbox } from '../checkbox/index.ts'
import { ArrowDownIcon, ArrowUpIcon, PinIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import type { ColumnShape } from './column.ts'
import css from './column-picker.module.css'
import {
  type ColumnState,
  fitColumnState,
  nudgeColumn,
  pinColumn,
  setColumnHidden,
  shownOrder,
} from './column-state.ts'

export type ColumnListProps = {
  readonly columns: readonly ColumnShape[]
  readonly columnState: Partial<ColumnState> | undefined
  readonly onColumnStateChange: (state: ColumnState) => void
}

/** Every column with what can be done to it: shown, pinned, moved. Used in a ColumnPicker or in a drawer of your own. */
export function ColumnList({ columns, columnState, onColumnStateChange }: ColumnListProps) {
  const state = fitColumnState(columns, columnState)
  const byId = new Map(columns.map((column) => [column.id, column]))
  return (
    <ul className={css['list']}>
      {shownOrder(state).map((id) => {
        const column = byId.get(id)
        if (!column) return null
        return <Entry key={id} column={column} state={state} onChange={onColumnStateChange} />
      })}
    </ul>
  )
}

function Entry(props: {
  readonly column: ColumnShape
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
