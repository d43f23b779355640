import { addMonths, TIER_ORDER } from '@haixuan/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gift, type Holding, type Lot } from './membership-lots.ts'
import { planChange } from './plan-change.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-26T10:00:00+08:00')
const paid = (about: Partial<Lot> = {}): Lot => ({
  ...{ orderId: 'a', tier: 'month', paidFen: 19_800, boughtMs: 30 * DAY_MS, baseMs: 30 * DAY_MS },
  ...{ ms: 30 * DAY_MS, upgrades: [], ...about },
})
const held = (...lots: Lot[]): Holding => ({
  ...{ tier: 'month', now: NOW, lots },
  expire: NOW + lots.reduce((all, { ms }) => all + ms, 0),
})
const member = held(paid({ baseMs: 10 * DAY_MS, ms: 10 * DAY_MS }))
const offer = { vipType: 'month', months: 1, priceFen: 19_800 } as const
const YEAR = { vipType: 'year', months: 12, priceFen: 118_800 } as const

test('a first membership starts, the same one is renewed, a higher one replaces it', () => {
  expect(planChange({ ...member, tier: 'general', lots: [] }, offer)).toMatchObject({
    ...{ kind: 'start', creditMs: 0, until: addMonths(NOW, 1), lots: [] },
  })
  expect(planChange(member, offer)).toMatchObject({
    ...{ kind: 'renew', creditMs: 0, until: addMonths(NOW + 10 * DAY_MS, 1), lots: member.lots },
  })
  // 66 yuan are left, and a year of 365 days costs 1,188.
  const creditMs = Math.floor((6_600 * 365 * DAY_MS) / 118_800)
  expect(planChange(member, YEAR)).toMatchObject({
    ...{ kind: 'upgrade', creditMs, givenMs: 0, until: addMonths(NOW, 12) + creditMs, refusal: null },
  })
})

test('credit is what was paid for each stretch that is left, not what the last one cost', () => {
  const cheap = Array.from({ length: 4 }, (_, i) => paid({ orderId: `sale ${i}`, paidFen: 1_000 }))
  const change = planChange(held(...cheap, paid()), YEAR)
  const worth = (fen: number) => Math.floor((fen * 365 * DAY_MS) / 118_800)
  expect(change).toMatchObject({ kind: 'upgrade', creditMs: 4 * worth(1_000) + worth(19_800) })
})

test('time that was given buys nothing, and the offer says how much of it an upgrade ends', () => {
  expect(planChange(held(gift('month', 40 * DAY_MS)), YEAR)).toMatchObject({
    ...{ kind: 'upgrade', creditMs: 0, givenMs: 40 * DAY_MS, until: addMonths(NOW, 12) },
  })
  expect(planChange(held(gift('month', 40 * DAY_MS), paid()), YEAR)).toMatchObject({
    ...{ creditMs: Math.floor((19_800 * 365 * DAY_MS) / 118_800), givenMs: 40 * DAY_MS },
  })
})

test('what cannot be bought says why and what to do', () => {
  const why = (current: Holding, plan: Parameters<typeof planChange>[1]) => planChange(current, plan).refusal
  expect(why(member, { ...offer, priceFen: null })).toBe('该套餐的价格请联系客服')
  expect(why(member, { ...offer, months: null })).toBe('该套餐的价格请联系客服')
  expect(why(member, { ...offer, priceFen: 0 })).toMatch('联系客服')
  expect(why({ ...member, tier: 'year' }, offer)).toMatch('等级更高')
  expect(why({ ...member, expire: null }, offer)).toMatch('长期有效')
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

test('a tier of a later release is neither bought nor replaced here', () => {
  const later = 'of_a_later_release' as Holding['tier']
  const refusal = '您的会员或该套餐属于网站的新版本，网站正在升级，请过几分钟再试'
  for (const [current, plan] of [
    [{ ...member, tier: later }, YEAR],
    [{ ...member, tier: later, expire: null }, YEAR],
    [member, { ...YEAR, vipType: later }],
    [
      { ...member, tier: 'general' as const, lots: [] },
      { ...YEAR, vipType: later },
    ],
  ] as const)
    expect(planChange(current, plan)).toEqual({ kind: null, refusal: expect.any(String) })
  expect(planChange({ ...member, tier: later }, YEAR).refusal).toBe(refusal)
})
