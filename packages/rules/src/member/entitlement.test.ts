import { expect, test } from 'vitest'
import { apiCallsPerMinute } from './api-rate.ts'
import { ANONYMOUS_ENTITLEMENT, type Entitlement, nextTierFor, tierEntitlement } from './entitlement.ts'
import { higherTier, TIER_NAME, TIER_ORDER, tierReaches } from './tiers.ts'

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

/** As it is sold: a change of a right changes what members have paid for. */
const SOLD: Readonly<Record<keyof Entitlement, readonly number[]>> = {
  rowsPerQuery: [5, 20, 2_000, 5_000, 10_000, 10_000, 10_000, 20_000, 50_000, 100_000],
  marketRows: [0, 300, 10_000, 20_000, 40_000, 100_000, 150_000, 200_000, 500_000, 500_000],
  historyDays: [7, 7, 30, 30, 30, 60, 60, 60, 60, 60],
  exportRows: [0, 0, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 500_000, 500_000],
  favourites: [0, 500, 2_000, 5_000, 10_000, 20_000, 30_000, 40_000, 50_000, 50_000],
  goodsMonitored: [0, 10, 200, 300, 500, 1_000, 2_000, 5_000, 20_000, 20_000],
  shopsMonitored: [0, 1, 20, 30, 50, 100, 200, 500, 2_000, 2_000],
  alertRules: [0, 1, 20, 40, 80, 200, 400, 800, 2_000, 2_000],
  subAccounts: [0, 0, 0, 0, 1, 3, 5, 10, 30, 30],
  contactsPerDay: [0, 0, 10, 20, 30, 100, 200, 500, 2_000, 2_000],
  ownShops: [0, 1, 2, 3, 5, 10, 20, 50, 200, 200],
  apiCalls: [0, 100, 1_000, 2_000, 5_000, 20_000, 50_000, 100_000, 500_000, 500_000],
}

test.each(RIGHTS)('%s of a visitor and of each tier are those that are sold', (right) => {
  const held = [ANONYMOUS_ENTITLEMENT, ...TIER_ORDER.map(tierEntitlement)].map((rights) => rights[right])
  expect(held).toEqual(SOLD[right])
})

test('the tiers from the least to the most, and their calls a minute', () => {
  expect(TIER_ORDER.map((tier) => `${tier} ${apiCallsPerMinute(tier)}`)).toEqual([
    ...['general 10', 'month 30', 'bannian 30', 'year 60'],
    ...['green_drill 120', 'blue_drill 240', 'gold_drill 300', 'black_drill 600', 'yqyy 600'],
  ])
})

test('each tier has the name that members know it by', () => {
  expect(TIER_ORDER.map((tier) => TIER_NAME[tier])).toEqual([
    ...['普通会员', '个人月卡', '个人半年卡', '个人年卡'],
    ...['绿钻', '蓝钻', '金钻', '黑钻', '定制'],
  ])
})
