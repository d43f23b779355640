import type { MarketplaceRecord } from './marketplace-record.ts'

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
  },
} as const satisfies Readonly<Record<string, MarketplaceRecord>>

export type Marketplace = keyof typeof MARKETPLACE_RECORDS

export const MARKETPLACES = Object.keys(MARKETPLACE_RECORDS) as readonly Marketplace[]

export const marketplaceRecord = (marketplace: Marketplace): MarketplaceRecord =>
  MARKETPLACE_RECORDS[marketplace]

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
