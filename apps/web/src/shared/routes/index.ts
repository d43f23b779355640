export { isHidden, landingOf, workplaceOf } from './hidden-pages.ts'
export { MARKETPLACE_NAME } from './marketplace-name.ts'
export { $navigate, navigateFx } from './navigate.ts'
export { safeRedirect, signInAddress } from './safe-redirect.ts'
export { type MenuGroup, type MenuItem, SIDE_MENUS } from './side-menu.ts'
export {
  isSitePath,
  type LayoutName,
  type Marketplace,
  marketplaceOf,
  PAGE_TITLES,
  SITE_PAGES,
  type SitePage,
  type SitePath,
  sitePage,
} from './site-map/site-map.ts'
export type { LabelPath } from './site-map/top-level.ts'
export { UNDER_CONSTRUCTION, type UnderConstructionPath } from './site-map/under-construction.ts'
export { TOP_TABS, type TopTab, tabOf } from './top-tabs.ts'
export { viewAddress } from './view-address.ts'
