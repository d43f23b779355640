import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DROP_DAYS, priceDrop } from './price-drop.ts'
import type { RankSeries } from './rank-series.ts'

const START = 20_000
const series = (...values: number[]): RankSeries => ({ start: START, values })
const last = ({ start, values }: RankSeries) => start + values.length - 1

const prices = fc
  .array(fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 5_000 }) }, fc.constant(-1)), {
    minLength: 2,
    maxLength: 45,
  })
  .map((values): RankSeries => ({ start: START, values }))

describe('a price drop', () => {
  test('is the newest cut that still holds, with what came before it', () => {
    const found = priceDrop(series(1_000, 1_000, 800, 800), null, START + 3)
    expect(found).toEqual({
      before: 1_000,
      now: 800,
      share: 200,
      day: START + 2,
      lowest30: 800,
      salesChange: null,
    })
  })

  test('is none once the price is back, or the cut is older than a week', () => {
    expect(priceDrop(series(1_000, 800, 1_000), null, START + 2)).toBeNull()
    const old = series(1_000, ...Array.from({ length: DROP_DAYS + 1 }, () => 800))
    expect(priceDrop(old, null, last(old))).toBeNull()
  })

  test('counts in 7 days, the day itself among them', () => {
    const cut = (daysAgo: number) => series(1_000, ...Array.from({ length: daysAgo + 1 }, () => 800))
    expect(priceDrop(cut(6), null, START + 7)).toMatchObject({ day: START + 1 })
    expect(priceDrop(cut(7), null, START + 8)).toBeNull()
  })

  test('holds while the price is below the one before, not once it is the same', () => {
    const risen = (now: number) => priceDrop(series(1_000, 800, now), null, START + 2)
    expect(risen(999)).toMatchObject({ before: 1_000, now: 999, share: 1, day: START + 1, lowest30: 800 })
    expect(risen(1_000)).toBeNull()
    expect(risen(1_001)).toBeNull()
  })

  test('is the newest of two cuts, in thousandths of the price before it', () => {
    expect(priceDrop(series(1_000, 900, 600), null, START + 2)).toMatchObject({
      ...{ before: 900, now: 600, share: 333, day: START + 2 },
    })
  })

  test('needs a price of the day or the one before', () => {
    expect(priceDrop(series(1_000, 800, -1), null, START + 2)).toMatchObject({ now: 800, day: START + 1 })
    expect(priceDrop(series(1_000, 800, -1, -1), null, START + 3)).toBeNull()
  })

  test('a price of nothing is no price', () => {
    expect(priceDrop(series(1_000, 0), null, START + 1)).toBeNull()
    expect(priceDrop(series(2, 1), null, START + 1)).toMatchObject({ now: 1, share: 500 })
  })

  test('is compared with the newest price of the 7 days before it', () => {
    const gap = (days: number) => series(1_000, ...Array.from({ length: days }, () => -1), 800)
    expect(priceDrop(gap(6), null, START + 7)).toMatchObject({ before: 1_000 })
    expect(priceDrop(gap(7), null, START + 8)).toBeNull()
  })

  test('tells the lowest price of 30 days, the day itself among them', () => {
    const lowest = (daysAgo: number) => {
      const values = Array.from({ length: 40 }, () => 1_000)
      values[39] = 900
      values[39 - daysAgo] = Math.min(700, values[39 - daysAgo] ?? 0)
      return priceDrop(series(...values), null, START + 39)?.lowest30
    }
    expect([0, 10, 29, 30].map(lowest)).toEqual([700, 700, 700, 900])
  })

  test('passes over days without a price', () => {
    expect(priceDrop(series(1_000, -1, 900), null, START + 2)).toMatchObject({
      before: 1_000,
      day: START + 2,
    })
  })

  test('tells how daily sales changed since the cut', () => {
    const sales = series(10, 10, 10, 10, 10, 10, 10, 15, 15)
    const cut = series(500, 500, 500, 500, 500, 500, 500, 400, 400)
    expect(priceDrop(cut, sales, START + 8)?.salesChange).toBe(500)
    const eighth = series(90, 10, 10, 10, 10, 10, 10, 10, 20)
    const today = series(...Array.from({ length: 8 }, () => 500), 400)
    expect(priceDrop(today, eighth, START + 8)?.salesChange).toBe(1_000)
    expect(priceDrop(today, series(), START + 8)?.salesChange).toBeNull()
  })

  test('laws: below the price before, never under the lowest, within the week, and free of the currency unit', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 2, max: 9 }), (one, factor) => {
        const found = priceDrop(one, null, last(one))
        const scaled = {
          start: one.start,
          values: Array.from(one.values, (value) => (value < 0 ? value : value * factor)),
        }
        const again = priceDrop(scaled, null, last(one))
        expect(again === null).toBe(found === null)
        if (!found || !again) return
        expect(found.now).toBeLessThan(found.before)
        expect(found.share).toBeGreaterThanOrEqual(0)
        expect(found.share).toBeLessThanOrEqual(1_000)
        expect(found.lowest30).toBeLessThanOrEqual(found.now)
        expect(found.day).toBeGreaterThan(last(one) - DROP_DAYS)
        expect(again).toMatchObject({ share: found.share, day: found.day, before: found.before * factor })
      }),
    )
  })
})
