import { describe, expect, test } from 'vitest'
import { FLAG } from './goods-flag.ts'
import { goodsRow } from './goods-row.ts'
import type { GoodsRowData } from './goods-row-data.ts'

const MISSING = -1
/** A product of which nothing but its name is known. */
const bare: GoodsRowData = {
  ...{ product_id: 1, marketplace: 2, external_id: '6012345678901234567', title: 'Dress', title_zh: null },
  ...{ image_url: null, url: null, tags: [], shop_key: null, shop_name: null, category_key: null },
  ...{ category_path: null, currency: '', price: MISSING, original_price: MISSING, price_usd: MISSING },
  ...{ sales_day: MISSING, sales_week: MISSING, sales_month: MISSING, sales_total: MISSING, gmv: MISSING },
  ...{ score: MISSING, comment_count: MISSING, similar_count: MISSING, brand: null, commission: MISSING },
  ...{ colour_count: MISSING, size_count: MISSING, sizes_out: MISSING, creator_count: MISSING },
  ...{ video_count: MISSING, video_sales: MISSING, wish_count: MISSING, ship_from: null, site_ids: [] },
  ...{ listed_day: MISSING, updated_at: 5, flags: 0, start_day: null, sales: null },
}
const row = (data: Partial<GoodsRowData>, historyDays = 30) => goodsRow({ ...bare, ...data }, historyDays)

test('what is not known is null, never 0', () => {
  expect(row({})).toEqual({
    ...{ id: '6012345678901234567', marketplace: 'shein', title: 'Dress', titleZh: null },
    ...{ imageUrl: null, url: null, hasVideo: null, shop: null, category: null, hosting: null, status: null },
    ...{ tags: [], price: null, originalPrice: null, priceUsd: null, salesDay: null, salesWeek: null },
    ...{ salesMonth: null, salesTotal: null, gmvUsd: null, trend: [], score: null, commentCount: null },
    ...{ similarCount: null, brand: null, commission: null, colourCount: null, sizeCount: null },
    ...{ sizesOut: null, creatorCount: null, videoCount: null, videoSales: null, wishCount: null },
    ...{ shipFrom: null, localSites: [], listedAt: null, updatedAt: 5 },
    quality: { demo: false, suspect: false, stockOut: false, interpolated: false, estimated: false },
  })
})

test('0 is a figure', () => {
  const zero = { price: 0, currency: 'USD', score: 0, commission: 0, sales_day: 0, listed_day: 0 }
  expect(row(zero)).toMatchObject({
    ...{ price: { amount: 0, currency: 'USD' }, score: 0, commission: 0, salesDay: 0 },
    listedAt: '1970-01-01',
  })
})

test('stars are hundredths, a commission is tenths of a percent', () => {
  expect(row({ score: 475, commission: 125 })).toMatchObject({ score: 4.75, commission: 12.5 })
})

test('a shop and a category have their key, and are named as far as the names are known', () => {
  expect(row({ shop_key: 's', category_key: 'c' })).toMatchObject({
    shop: { id: 's', name: '' },
    category: { id: 'c', path: [] },
  })
  expect(row({ shop_key: 's', shop_name: 'S', category_key: 'c', category_path: ['A', 'B'] })).toMatchObject({
    shop: { id: 's', name: 'S' },
    category: { id: 'c', path: ['A', 'B'] },
  })
})

test.each(['demo', 'suspect', 'stockOut', 'interpolated', 'estimated'] as const)(
  '%s is a bit of its own',
  (name) => {
    const { quality } = row({ flags: FLAG[name] })
    expect(Object.entries(quality).filter(([, isSet]) => isSet)).toEqual([[name, true]])
  },
)

describe('the trend', () => {
  const sales = Array.from({ length: 61 }, (_, at) => at)

  test.each([
    [7, 7],
    [29, 29],
    [30, 30],
    [31, 30],
  ])('of somebody who may see %d days has %d', (historyDays, length) => {
    const { trend } = row({ start_day: 0, sales }, historyDays)
    expect(trend).toHaveLength(length)
    expect(trend.at(-1)).toBe(60)
  })

  test('is empty without a history', () => {
    expect(row({ start_day: null, sales }).trend).toEqual([])
    expect(row({ start_day: 0, sales: null }).trend).toEqual([])
  })
})
