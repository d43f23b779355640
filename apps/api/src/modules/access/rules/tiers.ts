import type { VipType } from '#platform/caller.ts'

/** Tiers from the least to the most. */
export const TIER_ORDER: readonly VipType[] = [
  'general',
  'month',
  'bannian',
  'year',
  'green_drill',
  'blue_drill',
  'gold_drill',
  'black_drill',
  'yqyy',
]

/** Whether a tier is at least the one that is asked for. */
export function tierReaches(tier: VipType, need: VipType): boolean {
  return TIER_ORDER.indexOf(tier) >= TIER_ORDER.indexOf(need)
}

/** The higher of two tiers. */
export function higherTier(a: VipType, b: VipType): VipType {
  return tierReaches(a, b) ? a : b
}
