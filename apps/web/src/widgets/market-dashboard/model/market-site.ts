import { REGION_SETS, TIKTOK_COUNTRIES } from '#entities/region'
import type { Marketplace, SitePath } from '#shared/routes'

/** Where a dashboard is and which boards its figures open. */
export interface MarketSite {
  marketplace: Marketplace
  path: SitePath
  goods: SitePath
  /** Parameters of the address under which that page lists every product. */
  goodsQuery?: Readonly<Record<string, string>>
  shops: SitePath
  /** TikTok alone. */
  creators?: SitePath
  videos?: SitePath
  lives?: SitePath
  regionLabel: string
  regions: readonly { readonly label: string; readonly ids: readonly number[] }[]
  hostingLabels: { readonly full: string; readonly semi: string }
  /** What the share of full hosting is called, where that is the one to know; null shows the other share. */
  fullShare: string | null
  /** The share of half hosting is in the table of categories from the start. */
  hasSemiShare: boolean
  /** The scatter has a point for each category and region. */
  hasCells?: boolean
  /** Sales and money are also compared with the year before. */
  tellsYear?: boolean
  /** The page that shows the same under its usual address. */
  canonical?: SitePath
}

const HOSTING = { full: '全托管', semi: '半托管' }
const place = {
  ...{ regionLabel: '地区', regions: REGION_SETS, hostingLabels: HOSTING },
  ...{ fullShare: null, hasSemiShare: true },
}
const country = {
  ...{ regionLabel: '国家', regions: TIKTOK_COUNTRIES, hostingLabels: HOSTING },
  ...{ fullShare: '全托', hasSemiShare: false },
}

export const TEMU_MARKET: MarketSite = {
  ...place,
  marketplace: 'temu',
  path: '/temu',
  goods: '/temu/home',
  shops: '/temu/shopSearch',
}

export const SHEIN_MARKET: MarketSite = {
  ...place,
  marketplace: 'shein',
  path: '/shein/market',
  goods: '/shein',
  shops: '/shein/hotshop',
}

export const ALIEXPRESS_MARKET: MarketSite = {
  ...place,
  regionLabel: '国家',
  fullShare: 'Choice',
  hostingLabels: { full: 'Choice/全托管', semi: '半托管' },
  marketplace: 'aliexpress',
  path: '/aliexpress',
  goods: '/aliexpress/yesterday',
  goodsQuery: { tab: 'all' },
  shops: '/aliexpress/starshop',
}

export const TIKTOK_MARKET: MarketSite = {
  ...country,
  marketplace: 'tiktok',
  path: '/tiktok',
  goods: '/tiktok/goods',
  shops: '/tiktok/shopsearch',
  creators: '/tiktok/search',
  videos: '/tiktok/goodvideo',
  lives: '/tiktok/live',
}

export const TIKTOK_HOST_MARKET: MarketSite = {
  ...TIKTOK_MARKET,
  path: '/tiktok_a/largemarket',
  hasCells: true,
  tellsYear: true,
  goods: '/tiktok_a/goods',
  shops: '/tiktok_a/shopsearch',
  creators: '/tiktok_a/search',
  videos: '/tiktok_a/goodvideo',
  lives: '/tiktok_a/live',
  canonical: '/tiktok',
}
