export { MenuButton } from './ui/menu-button.tsx'
export { SideMenu } from './ui/side-menu.tsx'
