import { Popover } from '../popover/index.ts'
import { MenuItems, type MenuItemsProps } from './menu-items.tsx'
import styles from './point-menu.module.css'

export type PointMenuProps = Pick<MenuItemsProps, 'groups' | 'onAction'> & {
  label: string
  /** Where it opens, CSS pixels of the window. */
  at: { readonly x: number; readonly y: number }
  onClose: () => void
}

/**
 * A menu at a place instead of a button: one for all rows of a table, opened by their buttons, the right mouse
 * button or a key. Draw it while it is open.
 */
export function PointMenu({ label, groups, onAction, at, onClose }: PointMenuProps) {
  const anchor = (
    <button
      type="button"
      className={styles.anchor}
      style={{ left: at.x, top: at.y }}
      tabIndex={-1}
      aria-label={label}
    />
  )
  return (
    <Popover open label={label} trigger={anchor} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <MenuItems
        label={label}
        groups={groups}
        onAction={(id) => {
          onAction?.(id)
          onClose()
        }}
      />
    </Popover>
  )
}
