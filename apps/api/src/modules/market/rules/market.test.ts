import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FLAG } from '#modules/goods/rules'
import { EU27_WITHOUT_BIT, regionMatch } from '#modules/reference/rules'

import { blueOceans, type OceanFigures, rankOf } from './blue-ocean.ts'
import { marketFigures } from './market-figures.ts'
import type { MarketGoods } from './market-goods.ts'
import { marketMedia, marketTrend } from './market-parts.ts'
import { findScope, scopesOf } from './market-scope.ts'
import { MARKET_SUMS } from './market-sum.ts'
import { MarketSums } from './market-sums.ts'
import { BAND_STARTS, bandEnd, bandOf } from './price-band.ts'

const DAY = 20_000
const goods = (more: Partial<MarketGoods> = {}): MarketGoods => ({
  ...{ shopId: 1, c1: 10, c2: 20, flags: FLAG.onSale, listedDay: DAY - 400, priceUsd: 1_000 },
  ...{ salesWeek: 14, salesMonth: 60, stateWeekAgo: FLAG.onSale, stateMonthAgo: FLAG.onSale },
  sales: { start: DAY - 59, values: Array.from({ length: 60 }, () => 2) },
  salesYearAgo: { start: 0, values: [] },
  ...more,
})

function summed(all: readonly MarketGoods[]) {
  const sums = new MarketSums(DAY)
  for (const one of all) sums.add(one, [0])
  const total = [...sums.groups()].find(({ hosting, group }) => hosting === 0 && group.parentId === -1)
  const values = total?.group.week.all() ?? []
  return Object.fromEntries(MARKET_SUMS.map((name, at) => [name, values[at] ?? 0])) as Parameters<
    typeof marketFigures
  >[0]
}

describe('changes', () => {
  const weeks = (before: number, now: number) =>
    goods({ sales: { start: DAY - 13, values: [...Array(7).fill(before), ...Array(7).fill(now)] } })

  it('compare the period with the one before it', () => {
    const { sales, gmvUsd, goodsActive } = marketFigures(summed([weeks(10, 15), weeks(0, 15)]))
    expect(sales.change).toBeCloseTo(2)
    expect(gmvUsd.change).toBeCloseTo(2)
    expect(goodsActive.change).toBeCloseTo(1)
  })

  it('are unknown when less than four of five products can be compared', () => {
    const silent = goods({ sales: { start: DAY - 6, values: Array(7).fill(3) } })
    const four = [1, 2, 3, 4].map(() => weeks(10, 15))
    expect(marketFigures(summed([...four, silent, silent])).sales.change).toBeNull()
    expect(marketFigures(summed([...four, silent])).sales.change).toBeCloseTo(0.5)
  })

  it('count a product that was not listed yet as nothing sold, not as unknown', () => {
    const fresh = goods({ listedDay: DAY - 6, sales: { start: DAY - 6, values: Array(7).fill(10) } })
    expect(marketFigures(summed([weeks(10, 10), fresh])).sales.change).toBeCloseTo(1)
  })

  it('of stock need the state of that day', () => {
    const was = (stateWeekAgo: number, flags: number) => goods({ stateWeekAgo, flags })
    const figures = marketFigures(summed([was(FLAG.onSale, FLAG.onSale), was(FLAG.onSale, FLAG.soldOut)]))
    expect(figures.goodsOnSale).toEqual({ value: 1, change: -0.5, yearChange: null })
    expect(marketFigures(summed([was(0, FLAG.onSale)])).goodsOnSale.change).toBeNull()
  })

  it('of a year need the days of that year', () => {
    const old = goods({ salesYearAgo: { start: DAY - 365 - 6, values: Array(7).fill(1) } })
    expect(marketFigures(summed([old])).sales.yearChange).toBeCloseTo(1)
    expect(marketFigures(summed([goods()])).sales.yearChange).toBeNull()
  })

  it('of nothing are nothing', () => {
    const figures = marketFigures(summed([]))
    expect(Object.values(figures).map(({ change }) => change)).toEqual(Array(9).fill(null))
    expect([figures.sales.value, figures.goodsOnSale.value, figures.semiShare.value]).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('the blue ocean index', () => {
  const share = fc.option(fc.double({ min: 0, max: 1, noNaN: true }))
  const figures: fc.Arbitrary<OceanFigures> = fc.record({
    demand: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true })),
    growth: fc.option(fc.double({ min: -1, max: 50, noNaN: true })),
    topShare: share,
    soldOutShare: share,
  })

  it('is a whole number from 0 to 100 wherever demand and growth are known', () => {
    fc.assert(
      fc.property(fc.array(figures, { maxLength: 30 }), (all) => {
        blueOceans(all).forEach((ocean, at) => {
          const isKnown = all[at]?.demand !== null && all[at]?.growth !== null
          expect(ocean !== null).toBe(isKnown)
          if (!ocean) return
          expect(Number.isInteger(ocean.score)).toBe(true)
          expect(ocean.score).toBeGreaterThanOrEqual(0)
          expect(ocean.score).toBeLessThanOrEqual(100)
        })
      }),
    )
  })

  it('rises with demand and falls with concentration', () => {
    const base = { demand: 5, growth: 0, topShare: 0.5, soldOutShare: 0.1 }
    const [low, high, crowded] = blueOceans([base, { ...base, demand: 9 }, { ...base, topShare: 1 }])
    expect(high?.score).toBeGreaterThan(low?.score ?? 100)
    expect(crowded?.score).toBeLessThan(low?.score ?? 0)
  })

  it('ranks from 0 to 1 and shares the place of equals', () => {
    expect([1, 2, 3].map((figure) => rankOf(figure, [1, 2, 3]))).toEqual([0, 0.5, 1])
    expect(rankOf(2, [2, 2])).toBe(0.5)
    expect(rankOf(2, [2])).toBe(0.5)
  })
})

it('every region option is matched by the mask alone, in any order of its regions', () => {
  expect(EU27_WITHOUT_BIT).toEqual([])
  for (const marketplace of ['temu', 'tiktok'] as const) {
    for (const scope of scopesOf(marketplace)) {
      expect(regionMatch(scope.regions).others).toEqual([])
      expect(findScope(marketplace, [...scope.regions].reverse().join(','))).toBe(scope)
    }
  }
  expect(findScope('temu', '211,37')).toBeUndefined()
})

it('a price is in exactly the band whose ends hold it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000_000 }), (cents) => {
      const band = bandOf(cents)
      expect(cents).toBeGreaterThanOrEqual(BAND_STARTS[band] ?? Number.POSITIVE_INFINITY)
      expect(cents).toBeLessThanOrEqual(bandEnd(band) ?? Number.POSITIVE_INFINITY)
    }),
  )
  expect(bandOf(-1)).toBe(-1)
})

it('a day is scaled up to all products, and unknown below half of them', () => {
  const day = { day: DAY, units: 30, gmv: 300, goods: 10 }
  expect(marketTrend([{ ...day, known: 5 }])[0]).toMatchObject({ sales: 60, gmvUsd: 600, knownShare: 0.5 })
  expect(marketTrend([{ ...day, known: 4 }])[0]).toMatchObject({ sales: null, gmvUsd: null })
})

it('the shelf is what videos and lives leave over, and unknown when they sold more than all', () => {
  const row = {
    ...{ creators: 3, creators_b: 2, videos: 1, videos_b: 0, lives: 0, lives_b: 0 },
    ...{ video_gmv: 60, live_gmv: 20 },
  }
  expect(marketMedia(row, 100).channels).toEqual({ video: 60, live: 20, card: 20 })
  expect(marketMedia(row, 50).channels?.card).toBeNull()
  expect(marketMedia(row, 100).creators.change).toBe(0.5)
  expect(marketMedia({ ...row, video_gmv: 0, live_gmv: 0 }, 100).channels).toBeNull()
})
