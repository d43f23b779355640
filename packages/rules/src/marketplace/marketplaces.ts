import type {
  MarketplaceRecord,
  MarketRegion,
  ServerMarketplace,
  ShopBoardRecord,
} from './marketplace-record.ts'

/** Every marketplace, in the order of the site. A test compares the names with those of the contract. */
export const MARKETPLACE_RECORDS = {
  temu: {
    code: 1,
    name: 'Temu',
    access: 'user',
    roots: ['temu'],
    hasCreators: false,
    hasSizes: false,
    isEstimated: false,
    keepsCategories: true,
    hasKnownBills: true,
  },
  shein: {
    code: 2,
    name: 'Shein',
    access: 'user',
    roots: ['shein'],
    hasCreators: false,
    hasSizes: true,
    isEstimated: true,
    keepsCategories: false,
    hasKnownBills: false,
  },
  aliexpress: {
    code: 3,
    name: 'AliExpress',
    access: 'user',
    roots: ['aliexpress'],
    hasCreators: false,
    hasSizes: false,
    isEstimated: false,
    keepsCategories: false,
    hasKnownBills: false,
  },
  tiktok: {
    code: 4,
    name: 'TikTok',
    access: 'tiktok',
    // The second tree is shown inside host clients.
    roots: ['tiktok', 'tiktok_a'],
    hasCreators: true,
    hasSizes: false,
    isEstimated: true,
    keepsCategories: false,
    hasKnownBills: false,
  },
} as const satisfies Readonly<Record<string, MarketplaceRecord>>

export type Marketplace = keyof typeof MARKETPLACE_RECORDS

/** US, Canada, UK, Australia and New Zealand, EU, Mexico, Korea, Japan, Saudi Arabia, Philippines. */
const COMMON_REGIONS: readonly MarketRegion[] = [
  ...[211, 37, 210],
  'australiaAndNewZealand',
  'europeanUnion',
  ...[128, 185, 100, 174, 160],
]

const WEEK = [7] as const
const ALL = [1, 7, 30] as const

const FULL: ShopBoardRecord = { code: 7, members: ['hostingFull'], measure: 'sales', periods: WEEK }
/** Marked by the marketplace, or grown fast. */
const STAR: ShopBoardRecord = {
  code: 4,
  members: ['starSeller', 'grown'],
  measure: 'salesChange',
  periods: WEEK,
}

/**
 * Facts about each that only the server needs: boards, addresses and regions (page catalogue, 2.3, 2.5, 2.6, 2.7). Apart from
 * the record, so that pages do not load it.
 */
export const SERVER_MARKETPLACES = {
  temu: {
    address: {
      host: /(^|\.)temu\.com$/,
      find: ({ pathname, searchParams }) =>
        searchParams.get('goods_id') ?? /-g-(\d{5,20})\.html/.exec(pathname)?.[1],
    },
    rankBoards: ['burst', 'price-drop', 'new', 'sold-out', 'fivestar', 'week', 'month', 'us', 'eu', 'world'],
    scoredBoard: 'burst',
    shopBoards: {
      branded: { code: 1, members: ['branded'], measure: 'gmv', periods: WEEK },
      personality: { code: 2, members: ['personality'], measure: 'salesPerGoods', periods: WEEK },
      vertical: { code: 3, members: ['vertical'], measure: 'focus', periods: WEEK },
      star: STAR,
    },
    marketRegions: COMMON_REGIONS,
  },
  shein: {
    address: {
      host: /(^|\.)shein\.[a-z.]+$/,
      find: ({ pathname, searchParams }) =>
        /-p-(\d{4,20})(?:-cat-\d+)?\.html/.exec(pathname)?.[1] ?? searchParams.get('goods_id') ?? undefined,
    },
    rankBoards: ['burst', 'new', 'day', 'sold-out'],
    scoredBoard: 'burst',
    shopBoards: {
      official: { code: 5, members: ['official'], measure: 'sales', periods: WEEK },
      star: STAR,
      hot: { code: 6, members: ['hot'], measure: 'sales', periods: WEEK },
      full: FULL,
      semi: { code: 8, members: ['hostingSemi'], measure: 'sales', periods: WEEK },
    },
    marketRegions: COMMON_REGIONS,
  },
  aliexpress: {
    address: {
      host: /(^|\.)aliexpress\.[a-z.]+$/,
      find: ({ pathname, searchParams }) =>
        /\/(?:item|i)\/(?:[^/]*\/)?(\d{6,20})\.html/.exec(pathname)?.[1] ??
        searchParams.get('productId') ??
        undefined,
    },
    rankBoards: ['surge', 'new', 'day'],
    scoredBoard: 'burst',
    shopBoards: {
      star: { code: 4, members: ['gold', 'silver'], measure: 'sales', periods: WEEK },
    },
    marketRegions: COMMON_REGIONS,
  },
  tiktok: {
    address: {
      host: /(^|\.)tiktok(?:shop)?\.com$/,
      find: ({ pathname }) =>
        /\/(?:view\/product|product|pdp)\/(?:[^/]+\/)*(\d{6,25})\/?$/.exec(pathname)?.[1],
    },
    rankBoards: ['sales', 'new', 'promoted', 'video', 'full', 'potential'],
    scoredBoard: 'potential',
    shopBoards: {
      sales: { code: 9, members: [], measure: 'sales', periods: ALL },
      full: { ...FULL, periods: ALL },
      pushed: { code: 10, members: [], measure: 'creatorsNew', periods: ALL },
      star: { code: 4, members: ['branded'], measure: 'gmv', periods: ALL },
    },
    // Countries in which TikTok Shop sells.
    marketRegions: [211, 93, 210, 217, 197, 119, 160, 186, 128, 76, 69, 98, 29, 100, 179, 174],
  },
} as const satisfies Readonly<Record<Marketplace, ServerMarketplace<string, string>>>

export const MARKETPLACES = Object.keys(MARKETPLACE_RECORDS) as readonly Marketplace[]

export const marketplaceRecord = (marketplace: Marketplace): MarketplaceRecord =>
  MARKETPLACE_RECORDS[marketplace]

/** The marketplace of a number in the database. @throws for a number that no record has */
export function marketplaceOfCode(code: number): Marketplace {
  const found = MARKETPLACES.find((marketplace) => marketplaceRecord(marketplace).code === code)
  if (!found) throw new Error(`No marketplace has the number ${code}.`)
  return found
}

/** Whether only users with its flag may open it. */
export const needsFlag = (marketplace: Marketplace): boolean =>
  marketplaceRecord(marketplace).access === 'tiktok'

/** Names as users know them. */
export const MARKETPLACE_NAME = Object.fromEntries(
  MARKETPLACES.map((marketplace) => [marketplace, MARKETPLACE_RECORDS[marketplace].name]),
) as Readonly<Record<Marketplace, string>>

export const isMarketplace = (text: string): text is Marketplace => Object.hasOwn(MARKETPLACE_RECORDS, text)

/** The marketplace to whose pages a path belongs. */
export function marketplaceOfPath(path: string): Marketplace | undefined {
  const first = path.split('/')[1] ?? ''
  return MARKETPLACES.find((marketplace) => marketplaceRecord(marketplace).roots.includes(first))
}
