import { MARKETPLACES, marketplaceOfPath } from '@haixuan/rules'
import type { Hideable } from '#shared/config'
import { MARKETPLACE_PAGES, type SitePath, sitePage } from './site-map/site-map.ts'

/** Whether the host of this page leaves it out. An unknown address below a marketplace belongs to the marketplace. */
export function isHidden(path: string, hidden: ReadonlySet<Hideable>): boolean {
  const area = sitePage(path)?.area ?? marketplaceOfPath(path)
  return area !== undefined && hidden.has(area)
}

/** Where people go who have signed in: the first marketplace of the host. */
export const workplaceOf = (hidden: ReadonlySet<Hideable>): SitePath =>
  MARKETPLACES.map((marketplace) => MARKETPLACE_PAGES[marketplace].goodsSearch).find(
    (path) => !isHidden(path, hidden),
  ) ?? '/buy'

/** Where a host without a home page begins. */
export const landingOf = (hidden: ReadonlySet<Hideable>): SitePath =>
  hidden.has('home') ? workplaceOf(hidden) : '/'
