import type { Caller, VipType } from '../account/caller.ts'
import { TIER_ORDER } from './tiers.ts'

/** What a tier may see and do. The only table of them; own data of a user is never limited by it. */
export interface Entitlement {
  /** Rows of one query that may be opened, counted over all its pages. */
  rowsPerQuery: number
  historyDays: number
  /** Market rows written to files in a day. */
  exportRows: number
  goodsMonitored: number
  shopsMonitored: number
  alertRules: number
  subAccounts: number
  /** Published contacts of creators that may be looked at a day. */
  contactsPerDay: number
  ownShops: number
  apiCalls: number
}

const row = (
  [rowsPerQuery, historyDays, exportRows]: readonly [number, number, number],
  [shopsMonitored, goodsMonitored]: readonly [number, number],
  [alertRules, subAccounts, contactsPerDay]: readonly [number, number, number],
  [ownShops, apiCalls]: readonly [number, number],
): Entitlement => ({
  ...{ rowsPerQuery, historyDays, exportRows, goodsMonitored, shopsMonitored },
  ...{ alertRules, subAccounts, contactsPerDay, ownShops, apiCalls },
})

// [rows a query, days of history, rows exported a day], [shops, goods monitored],
// [alerts, sub-accounts, contacts a day], [own shops, API calls a day].
// Stored history is 61 days: longer promises would be kept by nothing.
const BLACK = row([50_000, 60, 500_000], [2_000, 20_000], [2_000, 30, 2_000], [200, 500_000])
const TIERS: Record<VipType, Entitlement> = {
  general: row([20, 7, 0], [1, 10], [1, 0, 0], [1, 100]),
  month: row([2_000, 30, 2_000], [20, 200], [20, 0, 10], [2, 1_000]),
  bannian: row([5_000, 30, 5_000], [30, 300], [40, 0, 20], [3, 2_000]),
  year: row([10_000, 30, 10_000], [50, 500], [80, 1, 30], [5, 5_000]),
  green_drill: row([10_000, 60, 20_000], [100, 1_000], [200, 3, 100], [10, 20_000]),
  blue_drill: row([10_000, 60, 50_000], [200, 2_000], [400, 5, 200], [20, 50_000]),
  gold_drill: row([20_000, 60, 100_000], [500, 5_000], [800, 10, 500], [50, 100_000]),
  black_drill: BLACK,
  // By contract; what is not agreed otherwise is that of the tier below.
  yqyy: { ...BLACK, rowsPerQuery: 100_000 },
}

const ANONYMOUS: Entitlement = row([5, 7, 0], [0, 0], [0, 0, 0], [0, 0])

/** Rights of a tier. */
export function tierEntitlement(tier: VipType): Entitlement {
  return TIERS[tier]
}

/** Rights of the caller at this moment. The only place that decides them. */
export function entitlementOf(caller: Caller): Entitlement {
  return caller.kind === 'user' ? TIERS[caller.tier] : ANONYMOUS
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
