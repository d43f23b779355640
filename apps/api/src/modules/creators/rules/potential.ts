/** Days that the figures of a board cover. */
export const PERIODS = { day: 1, week: 7, month: 30 } as const
export type Period = keyof typeof PERIODS

/** What the potential of a creator is made of. A missing figure is null, and its part is 0: it never helps. */
export interface PotentialFacts {
  followers: number | null
  /** Followers won in the period. */
  followersAdded: number | null
  /** Percent. */
  engagement: number | null
  avgViews: number | null
  /** US cents of the period and of the one before. */
  gmv: number | null
  gmvBefore: number | null
}

/** Points of each part; together 100. */
export const POTENTIAL_WEIGHTS = { growth: 30, sales: 25, engagement: 20, views: 15, size: 10 } as const
/** Growth, in percent of the followers before, that earns all points of its part. */
export const FULL_GROWTH: Record<Period, number> = { day: 2, week: 10, month: 30 }
/** Engagement in percent that earns all points of its part. */
export const FULL_ENGAGEMENT = 10
/** Followers from which on nobody is a dark horse any more, and below which nobody is one yet. */
export const DARK_HORSE_FOLLOWERS = { least: 1_000, most: 1_000_000 } as const

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/**
 * 潜力指数, from 0 to 100: how fast somebody small is growing, and whether they sell.
 * The same formula is in SQL in modules/creators/store/creator-ranks.ts; a test compares the two.
 */
export function potential(facts: PotentialFacts, period: Period): number {
  const { followers, followersAdded, engagement, avgViews, gmv, gmvBefore } = facts
  const before = followers === null || followersAdded === null ? 0 : followers - followersAdded
  const growth = before > 0 && followersAdded !== null ? (followersAdded / before) * 100 : 0
  const sales = gmv === null || gmvBefore === null || gmv <= 0 ? 0 : gmvBefore > 0 ? gmv / gmvBefore - 1 : 1
  const size = followers === null ? 0 : 1 - Math.log10(Math.max(1, followers) / 1_000) / 3
  return (
    POTENTIAL_WEIGHTS.growth * clamp(growth / FULL_GROWTH[period]) +
    POTENTIAL_WEIGHTS.sales * clamp(sales) +
    POTENTIAL_WEIGHTS.engagement * clamp((engagement ?? 0) / FULL_ENGAGEMENT) +
    POTENTIAL_WEIGHTS.views * clamp(followers && avgViews ? avgViews / followers : 0) +
    POTENTIAL_WEIGHTS.size * clamp(size)
  )
}
