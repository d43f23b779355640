import { TIER_ORDER, type VipType } from './tiers.ts'

/** What a tier may see and do. The only table of them; own data of a user is never limited by it. */
export interface Entitlement {
  /** Rows of one query that may be opened, counted over all its pages. */
  rowsPerQuery: number
  /** Different rows of the market whose figures may be opened in a day, over all queries, lists and keys. */
  marketRows: number
  historyDays: number
  /** Market rows written to files in a day. */
  exportRows: number
  /** Favourites that a person may keep, of all kinds and marketplaces together. */
  favourites: number
  goodsMonitored: number
  shopsMonitored: number
  alertRules: number
  subAccounts: number
  /** Published contacts of creators that may be looked at a day. */
  contactsPerDay: number
  ownShops: number
  apiCalls: number
}

// Stored history is 61 days: longer promises would be kept by nothing.
const BELOW_CONTRACT: Record<Exclude<VipType, 'yqyy'>, Entitlement> = {
  general: {
    rowsPerQuery: 20,
    marketRows: 300,
    historyDays: 7,
    exportRows: 0,
    favourites: 500,
    goodsMonitored: 10,
    shopsMonitored: 1,
    alertRules: 1,
    subAccounts: 0,
    contactsPerDay: 0,
    ownShops: 1,
    apiCalls: 100,
  },
  month: {
    rowsPerQuery: 2_000,
    marketRows: 10_000,
    historyDays: 30,
    exportRows: 2_000,
    favourites: 2_000,
    goodsMonitored: 200,
    shopsMonitored: 20,
    alertRules: 20,
    subAccounts: 0,
    contactsPerDay: 10,
    ownShops: 2,
    apiCalls: 1_000,
  },
  bannian: {
    rowsPerQuery: 5_000,
    marketRows: 20_000,
    historyDays: 30,
    exportRows: 5_000,
    favourites: 5_000,
    goodsMonitored: 300,
    shopsMonitored: 30,
    alertRules: 40,
    subAccounts: 0,
    contactsPerDay: 20,
    ownShops: 3,
    apiCalls: 2_000,
  },
  year: {
    rowsPerQuery: 10_000,
    marketRows: 40_000,
    historyDays: 30,
    exportRows: 10_000,
    favourites: 10_000,
    goodsMonitored: 500,
    shopsMonitored: 50,
    alertRules: 80,
    subAccounts: 1,
    contactsPerDay: 30,
    ownShops: 5,
    apiCalls: 5_000,
  },
  green_drill: {
    rowsPerQuery: 10_000,
    marketRows: 100_000,
    historyDays: 60,
    exportRows: 20_000,
    favourites: 20_000,
    goodsMonitored: 1_000,
    shopsMonitored: 100,
    alertRules: 200,
    subAccounts: 3,
    contactsPerDay: 100,
    ownShops: 10,
    apiCalls: 20_000,
  },
  blue_drill: {
    rowsPerQuery: 10_000,
    marketRows: 150_000,
    historyDays: 60,
    exportRows: 50_000,
    favourites: 30_000,
    goodsMonitored: 2_000,
    shopsMonitored: 200,
    alertRules: 400,
    subAccounts: 5,
    contactsPerDay: 200,
    ownShops: 20,
    apiCalls: 50_000,
  },
  gold_drill: {
    rowsPerQuery: 20_000,
    marketRows: 200_000,
    historyDays: 60,
    exportRows: 100_000,
    favourites: 40_000,
    goodsMonitored: 5_000,
    shopsMonitored: 500,
    alertRules: 800,
    subAccounts: 10,
    contactsPerDay: 500,
    ownShops: 50,
    apiCalls: 100_000,
  },
  black_drill: {
    rowsPerQuery: 50_000,
    marketRows: 500_000,
    historyDays: 60,
    exportRows: 500_000,
    favourites: 50_000,
    goodsMonitored: 20_000,
    shopsMonitored: 2_000,
    alertRules: 2_000,
    subAccounts: 30,
    contactsPerDay: 2_000,
    ownShops: 200,
    apiCalls: 500_000,
  },
}

const TIERS: Record<VipType, Entitlement> = {
  ...BELOW_CONTRACT,
  // By contract; what is not agreed otherwise is that of the tier below.
  yqyy: { ...BELOW_CONTRACT.black_drill, rowsPerQuery: 100_000 },
}

/** What somebody without an account may see. */
export const ANONYMOUS_ENTITLEMENT: Entitlement = {
  rowsPerQuery: 5,
  marketRows: 0,
  historyDays: 7,
  exportRows: 0,
  favourites: 0,
  goodsMonitored: 0,
  shopsMonitored: 0,
  alertRules: 0,
  subAccounts: 0,
  contactsPerDay: 0,
  ownShops: 0,
  apiCalls: 0,
}

/** Rights of a tier. */
export function tierEntitlement(tier: VipType): Entitlement {
  return TIERS[tier]
}

/** The lowest tier above `tier` that gives more of a right; null when none does. */
export function nextTierFor(
  tier: VipType,
  right: keyof Entitlement,
): { vip_type: VipType; limit: number } | null {
  const above = TIER_ORDER.slice(TIER_ORDER.indexOf(tier) + 1)
  const next = above.find((candidate) => TIERS[candidate][right] > TIERS[tier][right])
  return next ? { vip_type: next, limit: TIERS[next][right] } : null
}
