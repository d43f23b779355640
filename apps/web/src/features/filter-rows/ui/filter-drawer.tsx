import { Button, Drawer } from '@haixuan/ui-kit'
import styles from './filter-bar.module.css'
import type { FilterContext, FilterControl } from './filter-controls.tsx'
import { PANEL_EDITORS } from './panel-editors.ts'

interface FilterDrawerProps {
  controls: readonly FilterControl[]
  context: FilterContext
  onClear: () => void
  onClose: () => void
}

/** All filters below each other, where the screen has no room for a bar. */
export function FilterDrawer({ controls, context, onClear, onClose }: FilterDrawerProps) {
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title="筛选"
      footer={
        <>
          <Button onClick={onClear}>清空筛选</Button>
          <Button variant="primary" onClick={onClose}>
            查看结果
          </Button>
        </>
      }
    >
      {controls.map((control) => (
        <section key={control.id} className={styles.section}>
          <h3 className={styles.heading}>{control.label}</h3>
          {control.editor(context, PANEL_EDITORS)}
        </section>
      ))}
    </Drawer>
  )
}
