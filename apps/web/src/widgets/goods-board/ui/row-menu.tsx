import { MenuItems, Popover } from '@haixuan/ui-kit'
import type { RowAction } from '../lib/row-menu.ts'
import styles from './row-menu.module.css'

interface RowMenuProps {
  actions: readonly RowAction[]
  /** Where it opens, CSS pixels of the window. */
  at: { x: number; y: number }
  onAct: (action: RowAction) => void
  onClose: () => void
}

/** What can be done with a row, at the place of the press. */
export function RowMenu({ actions, at, onAct, onClose }: RowMenuProps) {
  const anchor = (
    <button
      type="button"
      className={styles.anchor}
      style={{ left: at.x, top: at.y }}
      tabIndex={-1}
      aria-label="商品操作"
    />
  )
  return (
    <Popover open label="商品操作" trigger={anchor} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <MenuItems
        label="商品操作"
        groups={[
          actions.map(({ id, label, shortcut }) => ({ id, label, ...(shortcut ? { shortcut } : {}) })),
        ]}
        onAction={(id) => {
          const action = actions.find((one) => one.id === id)
          if (action) onAct(action)
          onClose()
        }}
      />
    </Popover>
  )
}
