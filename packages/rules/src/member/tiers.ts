/** vip_type values of the specification, section 3. */
export type VipType =
  | 'general'
  | 'month'
  | 'bannian'
  | 'year'
  | 'green_drill'
  | 'blue_drill'
  | 'gold_drill'
  | 'black_drill'
  | 'yqyy'

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

/** What each tier is called (specification, section 3). */
export const TIER_NAME: Readonly<Record<VipType, string>> = {
  general: '普通会员',
  month: '个人月卡',
  bannian: '个人半年卡',
  year: '个人年卡',
  green_drill: '绿钻',
  blue_drill: '蓝钻',
  gold_drill: '金钻',
  black_drill: '黑钻',
  yqyy: '定制',
}

/** Whether a stored tier is one that this release knows; a later one may sell more. */
export function isVipType(tier: string): tier is VipType {
  return TIER_ORDER.some((known) => known === tier)
}

/** Whether a tier is at least the one that is asked for. */
export function tierReaches(tier: VipType, need: VipType): boolean {
  return TIER_ORDER.indexOf(tier) >= TIER_ORDER.indexOf(need)
}

/** The higher of two tiers. */
export function higherTier(a: VipType, b: VipType): VipType {
  return tierReaches(a, b) ? a : b
}
