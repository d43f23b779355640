import type { VipType } from './tiers.ts'

/** Calls a minute that all keys of an account may make together, by tier; the calls a day are a right of the tier. */
const CALLS_PER_MINUTE: Record<VipType, number> = {
  general: 10,
  month: 30,
  bannian: 30,
  year: 60,
  green_drill: 120,
  blue_drill: 240,
  gold_drill: 300,
  black_drill: 600,
  yqyy: 600,
}

export function apiCallsPerMinute(tier: VipType): number {
  return CALLS_PER_MINUTE[tier]
}
