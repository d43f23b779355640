import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SHOP_FLAG } from '#modules/goods/rules'

import { NO_CHANGE } from './rank-shops.ts'
import {
  type CategorySum,
  categoryMix,
  type GoodsSums,
  type StatedShop,
  shopFigures,
} from './shop-figures.ts'
import { fillDays, shopPoints } from './shop-points.ts'

const DAY = 20_020
const sums: GoodsSums = {
  ...{ goods: 20, newWeek: 2, soldOut: 1, full: 12, semi: 3, branded: 5, monthKnown: 18, monthSold: 9 },
  ...{ demo: false, estimated: true, starSeller: false, updatedAt: 5 },
  ...{ salesDay: 10, salesWeek: 140, salesMonth: 400, salesTotal: 9_000, topMonth: 100 },
  ...{ gmv: 90_000, gmvWeek: 140_000, pricedWeek: 140, price: 900, discount: 24.6, creators: null },
}
const nothing: GoodsSums = {
  ...{ goods: 0, newWeek: 0, soldOut: 0, full: 0, semi: 0, branded: 0, monthKnown: 0, monthSold: 0 },
  ...{ demo: false, estimated: false, starSeller: false, updatedAt: 0 },
  ...{ salesDay: null, salesWeek: null, salesMonth: null, salesTotal: null, topMonth: null },
  ...{ gmv: null, gmvWeek: null, pricedWeek: null, price: null, discount: null, creators: null },
}
const stated: StatedShop = {
  ...{
    updatedAt: 9,
    followers: 70,
    statedSales: 50_000,
    statedGoods: 300,
    reviewCount: -1,
    openedDay: 19_000,
  },
  ...{ flags: SHOP_FLAG.hostingSemi, regionId: 211, score: 471, goodRate: -1, brand: '晨光' },
}
const week = (before: number, now: number) => [
  ...Array.from({ length: 7 }, () => before),
  ...Array.from({ length: 7 }, () => now),
]

test('figures follow from products, days and what the source states', () => {
  const series = { start: DAY - 13, sales: week(10, 20), gmv: week(100, 50), creators: [] }
  const mix = [
    { c1: 7, sales: 300, goods: 5, below: 2 },
    { c1: 8, sales: 100, goods: 15, below: 3 },
  ]
  expect(shopFigures(sums, mix, series, null, DAY)).toMatchObject({
    ...{ sales_total: 9_000, goods_count: 20, per_goods: 100, price_avg: 1_000, active: 500, top_share: 250 },
    ...{ main_share: 750, c1: 7, categories: 5, vertical: 105, week_change: 1_000, gmv_change: -500 },
    ...{ brand_share: 250, discount: 25, mix_ids: [7, 8], mix_shares: [750, 250], creators: -1 },
    flags: SHOP_FLAG.hostingFull | SHOP_FLAG.estimated,
  })
  const said = shopFigures(sums, mix, series, stated, DAY)
  expect(said).toMatchObject({
    sales_total: 50_000,
    goods_count: 300,
    followers: 70,
    score: 471,
    updated_at: 9,
  })
  expect(said.flags).toBe(SHOP_FLAG.hostingSemi | SHOP_FLAG.branded | SHOP_FLAG.estimated)
})

test('what is not known is missing, never 0', () => {
  const figures = shopFigures(nothing, [], null, null, DAY)
  const { flags, updated_at, mix_ids, mix_shares, week_change, gmv_change, ...rest } = figures
  expect({ flags, updated_at, mix_ids, mix_shares }).toEqual({
    flags: 0,
    updated_at: 0,
    mix_ids: [],
    mix_shares: [],
  })
  expect([week_change, gmv_change]).toEqual([NO_CHANGE, NO_CHANGE])
  for (const [name, value] of Object.entries(rest)) expect(value, name).toBe(-1)
})

const category = fc.record<CategorySum>({
  c1: fc.integer({ min: -1, max: 30 }),
  sales: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  goods: fc.integer({ min: 1, max: 500 }),
  below: fc.integer({ min: 0, max: 9 }),
})

test('shares of categories fall, are at most the whole, and leave out what has no category', () => {
  fc.assert(
    fc.property(fc.uniqueArray(category, { selector: ({ c1 }) => c1, maxLength: 8 }), (sums) => {
      const mix = categoryMix(sums)
      expect(mix.length).toBeLessThanOrEqual(4)
      expect(mix.some(({ id }) => id < 0)).toBe(false)
      const shares = mix.map(({ share }) => share)
      expect([...shares].sort((a, b) => b - a)).toEqual(shares)
      expect(shares.reduce((sum, share) => sum + Math.max(0, share), 0)).toBeLessThanOrEqual(1_002)
    }),
  )
})

test('gaps are filled in a straight line, ends stay open', () => {
  expect(fillDays([-1, 10, -1, -1, 40, -1])).toEqual([null, 10, 20, 30, 40, null])
  const points = shopPoints(
    {
      start: 5,
      sales: [9, 10, -1, 30],
      gmv: [1, 1, 1, 1],
      known: [1000, 1000, -1, 800],
      listed: [0, 2, -1, 0],
    },
    3,
  )
  expect(points.map(({ day, sales, listed, mark }) => [day, sales, listed, mark])).toEqual([
    [6, 10, 2, 'measured'],
    [7, 20, 0, 'interpolated'],
    [8, 30, 0, 'interpolated'],
  ])
})
