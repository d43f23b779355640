export {
  NavGroup,
  type NavGroupProps,
  NavItem,
  type NavItemProps,
  NavList,
  type NavListProps,
  navItemClass,
} from './nav-list.tsx'
