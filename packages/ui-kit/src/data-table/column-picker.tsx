import { Button } from '../button/index.ts'
import { ColumnsIcon } from '../icon/index.ts'
import { Popover } from '../popover/index.ts'
import { ColumnList, type ColumnListProps } from './column-list.tsx'
import css from './column-picker.module.css'
import { defaultColumnState, fitColumnState } from './column-state.ts'

export type ColumnPickerProps = ColumnListProps

/** Which columns show, in which order, and which are pinned; is in the bar above a table. */
export function ColumnPicker(props: ColumnPickerProps) {
  const { columns, columnState, onColumnStateChange } = props
  const hiddenCount = fitColumnState(columns, columnState).hidden.length
  return (
    <Popover
      label="列设置"
      placement="bottom end"
      trigger={
        <Button icon={<ColumnsIcon />}>{hiddenCount > 0 ? `列设置（隐藏 ${hiddenCount}）` : '列设置'}</Button>
      }
    >
      <div className={css['root']}>
        <ColumnList {...props} />
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
