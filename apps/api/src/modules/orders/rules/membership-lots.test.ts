import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { VipType } from '#platform/caller.ts'
import {
  gift,
  type Holding,
  type Lot,
  lotsLeft,
  MOST_CREDIT_MS,
  raiseLots,
  setByOperator,
  withLessPaid,
  withoutOrder,
} from './membership-lots.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-26T10:00:00+08:00')
const bought = (orderId: string, days: number, paidFen: number, tier: VipType = 'month'): Lot => ({
  ...{ orderId, tier, paidFen, boughtMs: days * DAY_MS, baseMs: days * DAY_MS, ms: days * DAY_MS },
  upgrades: [],
})
const held = (tier: VipType, lots: readonly Lot[]): Holding => ({
  ...{ tier, now: NOW, lots },
  expire: NOW + lots.reduce((all, { ms }) => all + ms, 0),
})
const days = (lots: readonly Lot[]) => lots.map(({ orderId, ms }) => [orderId, Math.round(ms / DAY_MS)])
const left = ({ expire, now }: Holding) => Math.round(((expire ?? 0) - now) / DAY_MS)
const YEAR = { tier: 'year', priceFen: 118_800, ms: 365 * DAY_MS } as const
const upgraded = (lots: readonly Lot[]) =>
  held('year', [...raiseLots(lots, YEAR), bought('year', 365, 118_800, 'year')])

test('the oldest time is used first; time that nobody paid for before all', () => {
  const stored = [bought('a', 30, 100), bought('b', 30, 200)]
  expect(days(lotsLeft(stored, 60 * DAY_MS, 'month'))).toEqual([
    ['a', 30],
    ['b', 30],
  ])
  expect(lotsLeft(stored, 40 * DAY_MS, 'month')).toMatchObject([{ baseMs: 10 * DAY_MS }, { ms: 30 * DAY_MS }])
  expect(days(lotsLeft(stored, 30 * DAY_MS, 'month'))).toEqual([['b', 30]])
  expect(days(lotsLeft(stored, 30 * DAY_MS + 1, 'month'))).toHaveLength(2)
  expect(days(lotsLeft(stored, 61 * DAY_MS, 'month'))).toEqual([
    [null, 1],
    ['a', 30],
    ['b', 30],
  ])
})

test('a refund after an upgrade takes the time that the order had turned into', () => {
  const year = upgraded([bought('a', 30, 19_800), bought('b', 31, 19_800), bought('c', 31, 19_800)])
  expect(left(year)).toBe(365 + 183)
  const after = ['a', 'b', 'c'].reduce(withoutOrder, year)
  expect([after.tier, left(after)]).toEqual(['year', 365])
  expect(withoutOrder(after, 'unknown')).toBe(after)
})

test('a refund of the upgrade itself turns what it had raised back, and what was given comes back', () => {
  const year = upgraded([gift('month', 10 * DAY_MS), bought('a', 30, 19_800)])
  expect(days(year.lots)).toEqual([
    [null, 0],
    ['a', 61],
    ['year', 365],
  ])
  const after = withoutOrder(year, 'year')
  expect([after.tier, days(after.lots)]).toEqual([
    'month',
    [
      [null, 10],
      ['a', 30],
    ],
  ])
  const half = withoutOrder({ ...year, lots: lotsLeft(year.lots, 395 * DAY_MS, 'year') }, 'year')
  expect(days(half.lots)).toEqual([
    [null, 10],
    ['a', 15],
  ])
  const alone = withoutOrder(upgraded([]), 'year')
  expect([alone.tier, alone.expire]).toEqual(['year', NOW])
})

test('of two upgrades the refund of the last leaves the first', () => {
  const green = { tier: 'green_drill', priceFen: 365_000, ms: 365 * DAY_MS } as const
  const lots = raiseLots(upgraded([bought('a', 30, 19_800)]).lots, green)
  const twice = held('green_drill', [...lots, bought('green', 365, 365_000, 'green_drill')])
  const once = withoutOrder(twice, 'green')
  expect([once.tier, days(once.lots)]).toEqual([
    'year',
    [
      ['a', 61],
      ['year', 365],
    ],
  ])
  expect(days(withoutOrder(once, 'year').lots)).toEqual([['a', 30]])
  expect(days(withoutOrder(twice, 'year').lots), 'green stays').toEqual([
    ['a', 20],
    ['green', 365],
  ])
})

test('a renewal or the operator holds the tier when the upgrade is refunded', () => {
  const year = upgraded([bought('a', 30, 19_800)])
  const renewed = held('year', [...year.lots, bought('more', 365, 60_000, 'year')])
  expect(withoutOrder(renewed, 'year')).toMatchObject({ tier: 'year' })
  const raisedByHand = setByOperator(
    held('month', [bought('a', 30, 1), bought('b', 30, 1)]),
    'year',
    NOW + 60 * DAY_MS,
  )
  const after = withoutOrder(raisedByHand, 'b')
  expect([after.tier, left(after)]).toEqual(['year', 30])
  const forEver = setByOperator(year, 'year', null)
  expect(withoutOrder(forEver, 'year')).toMatchObject({ tier: 'year', expire: null })
})

test('the operator gives and cuts: paid time stays as far as it fits, the newest is cut first', () => {
  const two = held('month', [bought('a', 30, 100), bought('b', 30, 200)])
  const set = (tier: VipType, more: number | null) =>
    setByOperator(two, tier, more === null ? null : NOW + more * DAY_MS)
  expect(days(set('month', 70).lots)).toEqual([
    ['a', 30],
    ['b', 30],
    [null, 10],
  ])
  expect(set('month', 60).lots).toEqual(two.lots)
  expect(set('month', 40).lots).toMatchObject([{ ms: 30 * DAY_MS }, { ms: 10 * DAY_MS, baseMs: 10 * DAY_MS }])
  expect(days(set('month', 30).lots)).toEqual([['a', 30]])
  expect(days(set('year', 60).lots).at(-1)).toEqual([null, 0])
  expect(set('month', null)).toMatchObject({ expire: null, lots: two.lots })
  expect(set('month', -1).lots).toEqual([])
  expect(set('general', 9)).toMatchObject({ tier: 'general', lots: [] })
})

const lot = fc
  .record({
    paidFen: fc.integer({ min: 0, max: 1e8 }),
    boughtMs: fc.integer({ min: 1, max: 3_000 * DAY_MS }),
    used: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ paidFen, boughtMs, used }): Lot => {
    const ms = Math.floor(boughtMs * used)
    return { ...bought('x', 0, paidFen), boughtMs, baseMs: ms, ms }
  })
const step = fc.record({
  tier: fc.constant('year' as const),
  priceFen: fc.integer({ min: 1, max: 1e8 }),
  ms: fc.integer({ min: DAY_MS, max: 1_100 * DAY_MS }),
})

test('an upgrade is never worth more than what was paid for the time that is left, and loses less than a millisecond', () => {
  fc.assert(
    fc.property(lot, step, (one, { tier, priceFen, ms }) => {
      const [raised] = raiseLots([one], { tier, priceFen, ms })
      const got = BigInt(raised?.ms ?? 0)
      const cost = (time: bigint) => time * BigInt(priceFen) * BigInt(one.boughtMs)
      const worth = BigInt(one.paidFen) * BigInt(one.baseMs) * BigInt(ms)
      expect(cost(got)).toBeLessThanOrEqual(worth)
      if (got < BigInt(MOST_CREDIT_MS)) expect(cost(got + 1n)).toBeGreaterThan(worth)
      expect(got).toBeLessThanOrEqual(BigInt(MOST_CREDIT_MS))
    }),
  )
})

test('ten years of credit together, whatever the prices', () => {
  const dear = Array.from({ length: 3 }, () => bought('x', 30, 1e8))
  const raised = raiseLots(dear, { tier: 'year', priceFen: 1, ms: 365 * DAY_MS })
  expect(raised.map(({ ms }) => ms)).toEqual([3_650 * DAY_MS, 0, 0])
})

test('a part of the money back leaves the time, which is then worth what stayed paid', () => {
  const after = withLessPaid(held('month', [bought('a', 30, 20_000)]), 'a', 5_000)
  expect(left(after)).toBe(30)
  expect(raiseLots(after.lots, YEAR)[0]?.ms).toBe(Math.floor((5_000 * 365 * DAY_MS) / 118_800))
})
