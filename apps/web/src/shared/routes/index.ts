export { MARKETPLACE_NAME, type Marketplace, marketplaceOfPath } from '@haixuan/rules'
export { isHidden, landingOf, workplaceOf } from './hidden-pages.ts'
export { mayOpen } from './may-open.ts'
export { $navigate, navigateFx } from './navigate.ts'
export { safeRedirect, signInAddress } from './safe-redirect.ts'
export { type MenuGroup, type MenuItem, SIDE_MENUS } from './side-menu.ts'
export type { LayoutName } from './site-map/page-record.ts'
export {
  isSitePath,
  type LabelPath,
  MARKETPLACE_PAGES,
  PAGES,
  SITE_PAGES,
  type SitePage,
  type SitePath,
  sitePage,
  type UnderConstructionPath,
} from './site-map/site-map.ts'
export { takeFragment } from './take-fragment.ts'
export { TOP_TABS, type TopTab, tabOf } from './top-tabs.ts'
export { viewAddress } from './view-address.ts'
