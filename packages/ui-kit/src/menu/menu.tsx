import { MenuTrigger } from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { Pressable } from 'react-aria-components/Pressable'
import { floatingClass, type Trigger } from '../surface/index.ts'
import { MenuItems, type MenuItemsProps } from './menu-items.tsx'

export type MenuProps = Omit<MenuItemsProps, 'label'> & {
  /** A button of the kit; its text names the menu. */
  trigger: Trigger
  placement?: NonNullable<PopoverProps['placement']>
}

/** Actions behind a button. For choosing a value use Select. */
export function Menu({ trigger, placement = 'bottom start', ...items }: MenuProps) {
  return (
    <MenuTrigger>
      <Pressable>{trigger}</Pressable>
      <Popover placement={placement} offset={4} className={floatingClass}>
        <MenuItems {...items} />
      </Popover>
    </MenuTrigger>
  )
}
