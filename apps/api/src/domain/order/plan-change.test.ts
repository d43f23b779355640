import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TIER_ORDER } from '../entitlement/tiers.ts'
import { addMonths, type CurrentMembership, MOST_CREDIT_MS, planChange } from './plan-change.ts'

const DAY_MS = 86_400_000
const member: CurrentMembership = {
  tier: 'month',
  neverEnds: false,
  leftMs: 10 * DAY_MS,
  rate: { priceFen: 19_800, months: 1 },
}
const offer = { vipType: 'month', months: 1, priceFen: 19_800 } as const

test('a first membership starts, the same one is renewed, a higher one replaces it', () => {
  expect(planChange({ ...member, tier: 'general' }, offer).kind).toBe('start')
  expect(planChange(member, offer)).toEqual({ kind: 'renew', creditMs: 0, refusal: null })
  expect(planChange(member, { vipType: 'year', months: 12, priceFen: 118_800 })).toEqual({
    kind: 'upgrade',
    // 198 yuan a month becomes 99 yuan a month: twice the time.
    creditMs: 20 * DAY_MS,
    refusal: null,
  })
})

test('what cannot be bought says why and what to do', () => {
  const why = (current: CurrentMembership, plan: Parameters<typeof planChange>[1]) =>
    planChange(current, plan).refusal
  expect(why(member, { ...offer, priceFen: null })).toBe('该套餐的价格请联系客服')
  expect(why(member, { ...offer, months: null })).toBe('该套餐的价格请联系客服')
  expect(why(member, { ...offer, priceFen: 0 })).toMatch('联系客服')
  expect(why({ ...member, tier: 'year' }, offer)).toMatch('等级更高')
  expect(why({ ...member, neverEnds: true }, offer)).toMatch('长期有效')
  expect(why({ ...member, rate: null }, { ...offer, vipType: 'year' })).toMatch('办理升级')
})

test('an upgrade is never worth more than what was left, and loses less than a millisecond', () => {
  const rate = fc.record({
    priceFen: fc.integer({ min: 1, max: 1e8 }),
    months: fc.integer({ min: 1, max: 36 }),
  })
  fc.assert(
    fc.property(rate, rate, fc.integer({ min: 0, max: 3_000 * DAY_MS }), (from, to, leftMs) => {
      const change = planChange(
        { tier: 'month', neverEnds: false, leftMs, rate: from },
        { vipType: 'black_drill', ...to },
      )
      const value = (ms: number, { priceFen }: typeof from, other: typeof from) =>
        BigInt(ms) * BigInt(priceFen) * BigInt(other.months)
      expect(value(change.creditMs, to, from)).toBeLessThanOrEqual(value(leftMs, from, to))
      if (change.creditMs < MOST_CREDIT_MS)
        expect(value(change.creditMs + 1, to, from)).toBeGreaterThan(value(leftMs, from, to))
      expect(change.creditMs).toBeLessThanOrEqual(MOST_CREDIT_MS)
    }),
  )
})

test('no plan below the membership can be bought, whatever the rest', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TIER_ORDER.slice(1)), fc.constantFrom(...TIER_ORDER), (tier, vipType) => {
      const lower = TIER_ORDER.indexOf(vipType) < TIER_ORDER.indexOf(tier)
      const { kind } = planChange({ ...member, tier }, { vipType, months: 1, priceFen: 100 })
      expect(kind === null).toBe(lower)
    }),
  )
})

test('months are those of the calendar in Beijing; the end of a month stays one', () => {
  const at = (text: string) => Date.parse(text)
  expect(addMonths(at('2026-01-31T10:00:00+08:00'), 1)).toBe(at('2026-02-28T10:00:00+08:00'))
  expect(addMonths(at('2028-01-31T10:00:00+08:00'), 1)).toBe(at('2028-02-29T10:00:00+08:00'))
  expect(addMonths(at('2026-08-31T23:30:00+08:00'), 6)).toBe(at('2027-02-28T23:30:00+08:00'))
  // Still the last of October in UTC.
  expect(addMonths(at('2026-11-01T01:00:00+08:00'), 12)).toBe(at('2027-11-01T01:00:00+08:00'))
})

test('more months are never sooner', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4e12 }),
      fc.integer({ min: 1, max: 36 }),
      fc.integer({ min: 1, max: 36 }),
      (time, a, b) => {
        expect(addMonths(time, a + b)).toBeGreaterThan(addMonths(time, a))
        const days = (addMonths(time, a) - time) / DAY_MS
        expect(days).toBeGreaterThanOrEqual(28 * a)
        expect(days).toBeLessThanOrEqual(31 * a)
      },
    ),
  )
})
