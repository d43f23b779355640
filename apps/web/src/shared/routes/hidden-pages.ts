import type { Hideable } from '#shared/config'
import { marketplaceOf, type SitePath } from './site-map/site-map.ts'

/** What a host has to hide for a page to be hidden with it; undefined for pages that every host has. */
export function areaOf(path: string): Hideable | undefined {
  if (path === '/') return 'home'
  if (path === '/share') return 'share'
  if (path === '/download') return 'downloads'
  if (path === '/tag_generation' || path.startsWith('/tag_generation/')) return 'label'
  return marketplaceOf(path)
}

/** Whether the host of this page leaves it out. */
export function isHidden(path: string, hidden: ReadonlySet<Hideable>): boolean {
  const area = areaOf(path)
  return area !== undefined && hidden.has(area)
}

const LANDINGS: readonly SitePath[] = ['/temu/home', '/shein', '/aliexpress/yesterday', '/tiktok/goods']

/** Where people go who have signed in: the first marketplace of the host. */
export const workplaceOf = (hidden: ReadonlySet<Hideable>): SitePath =>
  LANDINGS.find((path) => !isHidden(path, hidden)) ?? '/buy'

/** Where a host without a home page begins. */
export const landingOf = (hidden: ReadonlySet<Hideable>): SitePath =>
  hidden.has('home') ? workplaceOf(hidden) : '/'
