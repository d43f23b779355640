import type { ReactElement, Ref } from 'react'
import { MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Pressable } from 'react-aria-components/Pressable'
import { type MenuGroups, MenuItems } from '../menu/index.ts'
import { floatingClass, type Trigger } from '../surface/index.ts'

export type ContextMenuProps = {
  label: string
  groups: MenuGroups
  onAction?: (id: string) => void
  /** What is right-clicked: a row, a card; it must be able to take the focus. */
  children: Trigger
  /** Of the menu itself. */
  className?: string | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** The same actions as a visible button offers, at the pointer: right click, long press, or the menu key. */
export function ContextMenu({
  label,
  groups,
  onAction,
  children,
  className,
  ref,
}: ContextMenuProps): ReactElement {
  return (
    <MenuTrigger trigger="contextMenu">
      <Pressable>{children}</Pressable>
      <Popover className={floatingClass}>
        <MenuItems label={label} groups={groups} onAction={onAction} className={className} ref={ref} />
      </Popover>
    </MenuTrigger>
  )
}
