import { describe, expect, test } from 'vitest'
import { siteName } from '#modules/reference/rules'
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

test('each figure is that of its own column', () => {
  const words = { title_zh: '裙', image_url: 'i', url: 'u', tags: ['t'], brand: 'B', ship_from: 'CN' }
  const figures = {
    ...{ price: 1, original_price: 2, currency: 'USD', price_usd: 3, sales_day: 4, sales_week: 5 },
    ...{ sales_month: 6, sales_total: 7, gmv: 8, comment_count: 9, similar_count: 10, colour_count: 11 },
    ...{ size_count: 12, sizes_out: 13, creator_count: 14, video_count: 15, video_sales: 16 },
    ...{ wish_count: 17, site_ids: [100], listed_day: 20_000, marketplace: 4 },
    flags: FLAG.videoNo | FLAG.hostingSemi | FLAG.delisted,
  }
  expect(row({ ...words, ...figures })).toMatchObject({
    ...{ titleZh: '裙', imageUrl: 'i', url: 'u', tags: ['t'], brand: 'B', shipFrom: 'CN' },
    ...{ price: { amount: 1, currency: 'USD' }, originalPrice: { amount: 2, currency: 'USD' }, priceUsd: 3 },
    ...{ salesDay: 4, salesWeek: 5, salesMonth: 6, salesTotal: 7, gmvUsd: 8, commentCount: 9 },
    ...{ similarCount: 10, colourCount: 11, sizeCount: 12, sizesOut: 13, creatorCount: 14 },
    ...{ videoCount: 15, videoSales: 16, wishCount: 17, localSites: [siteName(100)], hasVideo: false },
    ...{ hosting: 'semi', status: 'delisted', marketplace: 'tiktok', listedAt: '2024-10-04' },
  })
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

  test('fills missing days in from their neighbours, within the days that may be seen', () => {
    const gaps = [90, 10, -1, -1, 40, 50]
    expect(row({ start_day: 0, sales: gaps }, 4).trend).toEqual([20, 30, 40, 50])
    expect(row({ start_day: 0, sales: gaps }, 2).trend).toEqual([40, 50])
    expect(row({ start_day: 0, sales: [-1, 7, -1, 9] }, 30).trend).toEqual([7, 8, 9])
    expect(row({ start_day: 0, sales: [...sales.slice(0, 59), -1, 60] }).trend).toEqual(sales.slice(-30))
  })

  test('is empty without a history', () => {
    expect(row({ start_day: null, sales }).trend).toEqual([])
    expect(row({ start_day: 0, sales: null }).trend).toEqual([])
  })
})
