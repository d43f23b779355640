import { type ReactNode, type Ref, useId } from 'react'
import { Menu, MenuItem, MenuSection, SubmenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { classNames } from '../class-names/index.ts'
import { given } from '../field/index.ts'
import { ChevronRightIcon } from '../icon/index.ts'
import { floatingClass } from '../surface/index.ts'
import styles from './menu.module.css'

/** One line of a menu. */
export type MenuEntry = {
  id: string
  label: string
  icon?: ReactNode
  /** The key that does the same, as 'F' or 'Ctrl C'. Shown only; the page listens for it. */
  shortcut?: string
  /** Cannot be taken back. */
  danger?: boolean
  disabled?: boolean
  /** Goes somewhere instead of calling `onAction`. */
  href?: string
  /** Lines of a menu one level down. */
  items?: readonly MenuEntry[]
}

/** Lines, with a rule between groups. */
export type MenuGroups = readonly (readonly MenuEntry[])[]

export type MenuItemsProps = {
  /** Only where no trigger names the menu. */
  label?: string | undefined
  groups: MenuGroups
  onAction?: ((id: string) => void) | undefined
  className?: string | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** The list inside a menu; used by menu, context menu and split button. */
export function MenuItems({ label, groups, onAction, className, ref }: MenuItemsProps) {
  const id = useId()
  const menu = (
    <Menu
      // A trigger's own text would win over `aria-label`: a right-clicked row would name its menu by all it holds.
      {...given({ 'aria-labelledby': label && id, ref })}
      className={classNames(styles.list, className)}
      onAction={(id) => onAction?.(String(id))}
    >
      {groups.map((group, at) => (
        <MenuSection key={group[0]?.id ?? at} aria-label={`第 ${at + 1} 组`}>
          {at > 0 && <Separator className={styles.separator ?? ''} />}
          {group.map((entry) => (
            <Line key={entry.id} entry={entry} onAction={onAction} />
          ))}
        </MenuSection>
      ))}
    </Menu>
  )
  if (!label) return menu
  return (
    <>
      <span id={id} hidden>
        {label}
      </span>
      {menu}
    </>
  )
}

function Line({ entry, onAction }: { entry: MenuEntry; onAction: MenuItemsProps['onAction'] }) {
  const item = (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      isDisabled={entry.disabled ?? false}
      {...(entry.href ? { href: entry.href } : {})}
      className={classNames(styles.item, entry.danger && styles.danger)}
    >
      <span className={styles.icon}>{entry.icon}</span>
      <span className={styles.label}>{entry.label}</span>
      {entry.shortcut && <kbd className={styles.shortcut}>{entry.shortcut}</kbd>}
      {entry.items && <ChevronRightIcon />}
    </MenuItem>
  )
  if (!entry.items) return item
  return (
    <SubmenuTrigger>
      {item}
      <Popover offset={-4} className={floatingClass}>
        <MenuItems groups={[entry.items]} onAction={onAction} />
      </Popover>
    </SubmenuTrigger>
  )
}
