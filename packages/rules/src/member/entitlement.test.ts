import { expect, test } from 'vitest'
import { apiCallsPerMinute } from './api-rate.ts'
import { ANONYMOUS_ENTITLEMENT, type Entitlement, nextTierFor, tierEntitlement } from './entitlement.ts'
import { higherTier, TIER_ORDER, tierReaches } from './tiers.ts'

const RIGHTS = Object.keys(ANONYMOUS_ENTITLEMENT) as (keyof Entitlement)[]

test('a higher tier has no less of any right, and nobody has less than a visitor', () => {
  for (const [at, tier] of TIER_ORDER.entries()) {
    const below = TIER_ORDER[at - 1]
    const less = below === undefined ? ANONYMOUS_ENTITLEMENT : tierEntitlement(below)
    for (const right of RIGHTS)
      expect(tierEntitlement(tier)[right], `${tier} ${right}`).toBeGreaterThanOrEqual(less[right])
    if (below !== undefined) expect(apiCallsPerMinute(tier)).toBeGreaterThanOrEqual(apiCallsPerMinute(below))
  }
})

test('every tier names every right with a whole number', () => {
  for (const tier of TIER_ORDER) {
    expect(Object.keys(tierEntitlement(tier)).sort()).toEqual([...RIGHTS].sort())
    for (const right of RIGHTS) expect(Number.isInteger(tierEntitlement(tier)[right])).toBe(true)
  }
})

test('the next tier is the lowest above that gives more', () => {
  expect(nextTierFor('general', 'exportRows')).toEqual({ vip_type: 'month', limit: 2_000 })
  expect(nextTierFor('month', 'historyDays')).toEqual({ vip_type: 'green_drill', limit: 60 })
  expect(nextTierFor('yqyy', 'apiCalls')).toBeNull()
  for (const tier of TIER_ORDER)
    for (const right of RIGHTS) {
      const next = nextTierFor(tier, right)
      const more = TIER_ORDER.filter((other) => tierReaches(other, tier)).filter(
        (other) => tierEntitlement(other)[right] > tierEntitlement(tier)[right],
      )
      expect(next?.vip_type).toBe(more[0])
    }
})

test('tiers are in one order', () => {
  for (const a of TIER_ORDER)
    for (const b of TIER_ORDER) {
      expect(tierReaches(a, b) || tierReaches(b, a)).toBe(true)
      expect(higherTier(a, b)).toBe(higherTier(b, a))
      expect(tierReaches(higherTier(a, b), a)).toBe(true)
    }
})
