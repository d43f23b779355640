import { describe, expect, test } from 'vitest'
import { BLUE_OCEAN_RULE, blueOceans } from './blue-ocean.ts'
import { change, gmvChange, marketFigures, type Sums, share, topShare, unitPrice } from './market-figures.ts'
import { marketBands, marketCategories, marketMedia, marketTrend } from './market-parts.ts'
import { MARKET_SUMS } from './market-sum.ts'

const zero = Object.fromEntries(MARKET_SUMS.map((name) => [name, 0])) as Sums
const sums = (more: Partial<Sums>): Sums => ({ ...zero, ...more })
const figure = (value: number | null, change: number | null = null, yearChange: number | null = null) => ({
  ...{ value, change, yearChange },
})

test('a share of nothing and a change from nothing are unknown', () => {
  expect([share(1, 4), share(0, 4), share(1, 0), share(1, -1)]).toEqual([0.25, 0, null, null])
  expect([change(15, 10), change(5, 10), change(0, 10), change(1, 0), change(1, -1)]).toEqual([
    ...[0.5, -0.5, -1, null, null],
  ])
  expect([change(null, 1), change(1, null)]).toEqual([null, null])
  expect([unitPrice(700, 3), unitPrice(0, 3), unitPrice(700, 0)]).toEqual([233, 0, null])
})

describe('the cards of a dashboard', () => {
  test('of a market of which nothing is known are empty, of counts 0', () => {
    expect(marketFigures(zero)).toEqual({
      ...{ goodsOnSale: figure(null), goodsNew: figure(0), goodsActive: figure(null), shops: figure(0) },
      ...{ sales: figure(null), gmvUsd: figure(null), priceUsd: figure(null), semiShare: figure(null) },
      soldOutShare: figure(null),
    })
  })

  test('have each figure beside that of the period before, sales beside those of the year before', () => {
    const found = marketFigures(
      sums({
        ...{ status_known: 10, on_sale: 6, sold_out: 2, hosted: 8, semi: 2, listed: 3, listed_b: 2 },
        ...{ sales_known: 10, active: 7, units: 100, gmv: 5_000, priced_units: 50, shops: 6, shops_b: 4 },
        ...{ hosted_b: 4, semi_b: 2, state_compared: 8, state_a: 8, state_b: 4, on_sale_a: 6, on_sale_b: 4 },
        ...{ sold_out_a: 2, sold_out_b: 2, sales_compared: 8, active_a: 6, active_b: 4, units_a: 90 },
        ...{ units_b: 60, gmv_a: 4_000, gmv_b: 2_000, priced_units_a: 40, priced_units_b: 10 },
        ...{ year_compared: 8, units_ya: 30, units_yb: 10, gmv_ya: 500, gmv_yb: 1_000 },
      }),
    )
    expect(found).toEqual({
      ...{ goodsOnSale: figure(6, 0.5), goodsNew: figure(3, 0.5), goodsActive: figure(7, 0.5) },
      ...{ shops: figure(6, 0.5), sales: figure(100, 0.5, 2), gmvUsd: figure(5_000, 1, -0.5) },
      ...{ priceUsd: figure(100, -0.5), semiShare: figure(0.25, -0.5), soldOutShare: figure(0.25, -0.5) },
    })
  })

  test('tell changes when four of five can be compared', () => {
    const sales = (compared: number) =>
      sums({ sales_known: 5, sales_compared: compared, gmv_a: 3, gmv_b: 2, units_a: 3, units_b: 2 })
    expect([3, 4, 5].map((compared) => gmvChange(sales(compared)))).toEqual([null, 0.5, 0.5])
    expect([3, 4].map((compared) => marketFigures(sales(compared)).sales.change)).toEqual([null, 0.5])
    const state = (compared: number) =>
      sums({ status_known: 5, state_compared: compared, on_sale_a: 3, on_sale_b: 2 })
    expect([3, 4].map((compared) => marketFigures(state(compared)).goodsOnSale.change)).toEqual([null, 0.5])
    const year = (compared: number) =>
      sums({ sales_known: 5, year_compared: compared, units_ya: 3, units_yb: 2 })
    expect([3, 4].map((compared) => marketFigures(year(compared)).sales.yearChange)).toEqual([null, 0.5])
    expect(gmvChange(sums({ gmv_a: 3, gmv_b: 2 }))).toBeNull()
  })

  test('the share of the best is unknown where sales are', () => {
    expect(topShare(sums({ units: 4, top_units: 1 }))).toBeNull()
    expect(topShare(sums({ sales_known: 1, units: 4, top_units: 1 }))).toBe(0.25)
  })
})

describe('the blue ocean index', () => {
  const figures = { demand: 1, growth: 1, topShare: 0.4, soldOutShare: 0.1 }
  const other = { demand: 2, growth: 0, topShare: 0, soldOutShare: 0.2 }

  test('weighs demand, growth, openness and shortage as it is printed', () => {
    expect(blueOceans([figures, other])).toEqual([
      { demand: 0, growth: 1, openness: 0.6, shortage: 0, score: 40 },
      { demand: 1, growth: 0, openness: 1, shortage: 1, score: 75 },
    ])
    expect(BLUE_OCEAN_RULE).toContain(
      '35% 件均销量排位 + 25% 环比排位 + 25%（1 − 前10商品占比）+ 15% 售罄率排位',
    )
  })

  test('leaves out parts that are not known, and is none without demand or growth', () => {
    const partly = { ...figures, topShare: null, soldOutShare: null }
    expect(blueOceans([partly, other])[0]).toEqual({
      ...{ demand: 0, growth: 1, openness: null, shortage: null, score: 42 },
    })
    expect(
      blueOceans([
        { ...figures, demand: null },
        { ...figures, growth: null },
      ]),
    ).toEqual([null, null])
    expect(blueOceans([{ ...figures, soldOutShare: null }, other])[1]?.shortage).toBe(0.5)
  })
})

describe('the table of categories', () => {
  const category = (id: string, more: Partial<Sums>) => ({ id, name: id.toUpperCase(), sums: sums(more) })

  test('has the largest GMV first, then the most products; what is not known is last', () => {
    const rows = marketCategories([
      category('few', { goods: 2 }),
      category('many', { goods: 3 }),
      category('none', { sales_known: 1, goods: 1 }),
      category('most', { sales_known: 1, gmv: 9 }),
    ])
    expect(rows.map(({ id }) => id)).toEqual(['most', 'none', 'many', 'few'])
  })

  test('has each figure of its category', () => {
    const all = {
      goods: 10,
      listed: 3,
      active: 6,
      shops: 4,
      sales_known: 8,
      units: 80,
      gmv: 900,
      priced_units: 30,
    }
    const more = {
      top_units: 20,
      hosted: 4,
      semi: 1,
      on_sale: 3,
      sold_out: 1,
      sales_compared: 8,
      gmv_a: 3,
      gmv_b: 2,
    }
    expect(marketCategories([category('a', { ...all, ...more })])).toEqual([
      {
        ...{
          id: 'a',
          name: 'A',
          goods: 10,
          newGoods: 3,
          activeShare: 0.75,
          shops: 4,
          sales: 80,
          gmvUsd: 900,
        },
        ...{ change: 0.5, priceUsd: 30, topShare: 0.25, semiShare: 0.25, soldOutShare: 0.25 },
        blueOcean: { demand: 0.5, growth: 0.5, openness: 0.75, shortage: 0.5, score: 56 },
      },
    ])
    expect(marketCategories([category('a', { goods: 1 })])[0]?.blueOcean).toBeNull()
  })
})

test('a day is scaled up where half of the products are known', () => {
  const day = (known: number) => ({ day: 20_000, goods: 4, known, units: 3, gmv: 50 })
  expect([day(2), day(1), day(0)].map((one) => marketTrend([one])[0])).toEqual([
    { day: '2024-10-04', sales: 6, gmvUsd: 100, knownShare: 0.5 },
    { day: '2024-10-04', sales: null, gmvUsd: null, knownShare: 0.25 },
    { day: '2024-10-04', sales: null, gmvUsd: null, knownShare: 0 },
  ])
  expect(marketTrend([{ ...day(0), goods: 0 }])[0]).toMatchObject({ sales: null, knownShare: 0 })
})

test('price bands have their ends, and nothing in what is not there', () => {
  const bands = marketBands([5], [7, 8])
  expect(bands).toHaveLength(8)
  expect(bands.slice(0, 2)).toEqual([
    { min: 0, max: 499, goods: 5, sales: 7 },
    { min: 500, max: 999, goods: 0, sales: 8 },
  ])
  expect(bands.at(-1)).toEqual({ min: 20_000, max: null, goods: 0, sales: 0 })
})

test('channels are told where videos or lives sold, the card where the whole is at least both', () => {
  const row = {
    creators: 3,
    creators_b: 2,
    videos: 6,
    videos_b: 4,
    lives: 9,
    lives_b: 6,
    video_gmv: 10,
    live_gmv: 5,
  }
  expect(marketMedia(row, 15)).toEqual({
    ...{ creators: figure(3, 0.5), videos: figure(6, 0.5), lives: figure(9, 0.5) },
    channels: { video: 10, live: 5, card: 0 },
  })
  expect(marketMedia(row, 20).channels?.card).toBe(5)
  expect([marketMedia(row, 14).channels?.card, marketMedia(row, null).channels?.card]).toEqual([null, null])
  expect(marketMedia({ ...row, video_gmv: 0, live_gmv: 0 }, 20).channels).toBeNull()
  expect(marketMedia({ ...row, video_gmv: 0 }, 20).channels).toEqual({ video: 0, live: 5, card: 15 })
})
