export { Menu, type MenuProps } from './menu.tsx'
export { type MenuEntry, type MenuGroups, MenuItems } from './menu-items.tsx'
export { PointMenu, type PointMenuProps } from './point-menu.tsx'
