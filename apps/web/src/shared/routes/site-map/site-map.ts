import type { Marketplace } from '@haixuan/rules'
import { ALIEXPRESS_ADDED, ALIEXPRESS_PAGES, ALIEXPRESS_SITE } from './aliexpress.ts'
import { LABEL_PAGES } from './label-tool.ts'
import type { MarketplacePages, PageRecord } from './page-record.ts'
import { SHEIN_ADDED, SHEIN_PAGES, SHEIN_SITE } from './shein.ts'
import { SETTLEMENT_PAGES, TEMU_PAGES, TEMU_SITE } from './temu.ts'
import { TIKTOK_ADDED, TIKTOK_PAGES, TIKTOK_SITE } from './tiktok.ts'
import { TIKTOK_HOST_ADDED, TIKTOK_HOST_PAGES } from './tiktok-host.ts'
import { TOP_ADDED, TOP_PAGES } from './top-level.ts'

/** Our own pages that the specification does not name: details of single things, a comparison, Shein's market. */
export const ADDED_PAGES = {
  ...SHEIN_ADDED,
  ...ALIEXPRESS_ADDED,
  ...TIKTOK_ADDED,
  ...TIKTOK_HOST_ADDED,
  ...TOP_ADDED,
} as const

/** Every page by its path: the one list of what can be visited. */
const RECORDS = {
  ...TOP_PAGES,
  ...TEMU_PAGES,
  ...SETTLEMENT_PAGES,
  ...SHEIN_PAGES,
  ...ALIEXPRESS_PAGES,
  ...TIKTOK_PAGES,
  ...TIKTOK_HOST_PAGES,
  ...LABEL_PAGES,
  ...ADDED_PAGES,
} as const

/** Path of a page of the site. */
export type SitePath = keyof typeof RECORDS

/** Paths of the pages that have these fields. */
type PathWith<Fields> = {
  [Path in SitePath]: (typeof RECORDS)[Path] extends Fields ? Path : never
}[SitePath]

export type UnderConstructionPath = PathWith<{ status: 'building' }>

/** Path of a page of the label tool. */
export type LabelPath = PathWith<{ layout: 'label' }>

export const PAGES: Readonly<Record<SitePath, PageRecord>> = RECORDS

export interface SitePage extends PageRecord {
  path: SitePath
}

export const SITE_PAGES: readonly SitePage[] = (Object.keys(PAGES) as SitePath[]).map((path) => ({
  path,
  ...PAGES[path],
}))

/** The pages of each marketplace that others lead to. */
export const MARKETPLACE_PAGES: Readonly<Record<Marketplace, MarketplacePages<SitePath>>> = {
  temu: TEMU_SITE,
  shein: SHEIN_SITE,
  aliexpress: ALIEXPRESS_SITE,
  tiktok: TIKTOK_SITE,
}

/** Whether a path is one of the site's, exactly as written. */
export const isSitePath = (path: string): path is SitePath => Object.hasOwn(PAGES, path)

/** The page of a path; undefined for an unknown one. A slash at the end does not matter. */
export function sitePage(path: string): SitePage | undefined {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path
  return SITE_PAGES.find((page) => page.path === trimmed)
}
