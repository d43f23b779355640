import { Button, Drawer, SegmentedControl } from '@haixuan/ui-kit'
import { ColumnList, type ColumnShape } from '@haixuan/ui-kit/data-table'
import { useUnit } from 'effector-react'
import { $appearance, densityChosen } from '#shared/theme'
import { $boardViews, columnsChanged, columnsReset } from '../model/board-view.ts'
import styles from './column-chooser.module.css'

interface ColumnDrawerProps {
  path: string
  columns: readonly ColumnShape[]
  onClose: () => void
}

/** Every column with what can be done to it. */
export function ColumnDrawer({ path, columns, onClose }: ColumnDrawerProps) {
  const { views, change, reset, appearance, chooseDensity } = useUnit({
    views: $boardViews,
    change: columnsChanged,
    reset: columnsReset,
    appearance: $appearance,
    chooseDensity: densityChosen,
  })
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title="列设置"
      footer={<Button onClick={() => reset(path)}>恢复默认</Button>}
    >
      <div className={styles.density}>
        <span>行高</span>
        <SegmentedControl
          label="行高"
          value={appearance.density}
          options={[
            { value: 'comfortable', label: '舒适' },
            { value: 'compact', label: '紧凑' },
          ]}
          onChange={chooseDensity}
        />
      </div>
      <ColumnList
        columns={columns}
        columnState={views[path]}
        onColumnStateChange={(view) => change({ path, view })}
      />
    </Drawer>
  )
}
