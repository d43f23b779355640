import type { Caller, VipType } from '../account/caller.ts'
import { TIER_ORDER } from './tiers.ts'

/** What a tier may see. Table of docs/membership (rows a query, days of history). */
export interface Entitlement {
  /** Rows of one query that may be opened, counted over all its pages. */
  rowsPerQuery: number
  historyDays: number
  subAccounts: number
}

const TIERS: Record<VipType, Entitlement> = {
  general: { rowsPerQuery: 20, historyDays: 7, subAccounts: 0 },
  month: { rowsPerQuery: 2_000, historyDays: 30, subAccounts: 0 },
  bannian: { rowsPerQuery: 5_000, historyDays: 30, subAccounts: 0 },
  year: { rowsPerQuery: 10_000, historyDays: 30, subAccounts: 1 },
  green_drill: { rowsPerQuery: 10_000, historyDays: 60, subAccounts: 3 },
  blue_drill: { rowsPerQuery: 10_000, historyDays: 60, subAccounts: 5 },
  gold_drill: { rowsPerQuery: 20_000, historyDays: 60, subAccounts: 10 },
  black_drill: { rowsPerQuery: 50_000, historyDays: 60, subAccounts: 30 },
  yqyy: { rowsPerQuery: 50_000, historyDays: 60, subAccounts: 30 },
}

const ANONYMOUS: Entitlement = { rowsPerQuery: 5, historyDays: 7, subAccounts: 0 }

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
