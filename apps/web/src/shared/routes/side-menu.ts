import { MARKETPLACES, type Marketplace } from '@haixuan/rules'
import { SITE_PAGES, type SitePath } from './site-map/site-map.ts'

/** A line of the side menu. Without a path it says that the page is under construction. */
export interface MenuItem {
  title: string
  path?: SitePath
}

export interface MenuGroup {
  title: string
  items: readonly MenuItem[]
}

function menuOf(marketplace: Marketplace): readonly MenuGroup[] {
  const groups = new Map<string, MenuItem[]>()
  for (const { path, title, menu, ...page } of SITE_PAGES) {
    if (menu === null || page.marketplace !== marketplace) continue
    groups.set(menu, [...(groups.get(menu) ?? []), { path, title }])
  }
  return [...groups].map(([title, items]) => ({ title, items }))
}

/** The side menu of each marketplace, in the order of the specification, section 2. */
export const SIDE_MENUS = Object.fromEntries(
  MARKETPLACES.map((marketplace) => [marketplace, menuOf(marketplace)]),
) as Readonly<Record<Marketplace, readonly MenuGroup[]>>
