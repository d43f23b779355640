import { expect, test } from 'vitest'
import { readFilter, readOrder, refuseCrossed } from './goods-query.ts'

const NOW = 20_000 * 86_400_000
const filterOf = (query: Parameters<typeof readFilter>[0]) => readFilter(query, 'temu', NOW)

test('nothing asked filters nothing', () => {
  const { ranges, ...filter } = filterOf({})
  expect(filter).toEqual({
    ...{ marketplace: 'temu', keyword: null, regions: null, category: null, hosting: null, status: null },
    ...{ quality: null, hasVideo: null, listedFrom: null, area: 'global', brand: null, tag: null },
    ...{ shipFrom: null, sizes: null, origin: null, mallId: null, sites: null, without: null, among: null },
  })
  expect(Object.values(ranges).every(({ min, max }) => min === undefined && max === undefined)).toBe(true)
})

test('each bound goes to its own range', () => {
  const { ranges } = filterOf({
    ...{ min_price: 1, max_price: 2, min_sales: 3, max_sales: 4, min_daily_sales: 5, max_daily_sales: 6 },
    ...{ min_weekly_sales: 7, max_weekly_sales: 8, min_monthly_sales: 9, max_monthly_sales: 10 },
    ...{ min_comment_num_tips: 11, max_comment_num_tips: 12, min_score: 1, max_score: 2 },
  })
  expect(ranges).toMatchObject({
    ...{ price: { min: 1, max: 2 }, sales: { min: 3, max: 4 }, daily_sales: { min: 5, max: 6 } },
    ...{ weekly_sales: { min: 7, max: 8 }, monthly_sales: { min: 9, max: 10 } },
    ...{ comment_num_tips: { min: 11, max: 12 }, score: { min: 1, max: 2 } },
  })
})

test('lists are numbers, blank words are none, days are counted back', () => {
  expect(filterOf({ region: '211,37', site: '5', tag: ' a ', ship_from: '  ' })).toMatchObject({
    ...{ regions: [211, 37], sites: [5], tag: 'a', shipFrom: null },
  })
  const today = filterOf({ listed_within: 0 }).listedFrom ?? 0
  expect(filterOf({ listed_within: 7 }).listedFrom).toBe(today - 7)
  expect(filterOf({ keyword: '  ' }).keyword).toBeNull()
})

test('an address of another marketplace is refused, and says where to look', () => {
  const keyword = 'https://www.shein.com/a-p-123456.html'
  expect(() => filterOf({ keyword })).toThrow(/这是 Shein 的商品链接，Temu 商品库里查不到/)
  expect(readFilter({ keyword }, 'shein', NOW).keyword).toMatchObject({ externalId: '123456' })
})

test('a least above its greatest is refused at both fields; equal ones are a range', () => {
  expect(() => refuseCrossed(filterOf({ min_price: 2, max_price: 2 }))).not.toThrow()
  expect(() => refuseCrossed(filterOf({ min_price: 3 }))).not.toThrow()
  const crossed = { min_price: 3, max_price: 2 }
  expect(() => refuseCrossed(filterOf(crossed))).toThrow(
    expect.objectContaining({
      reason: 'bad_parameter',
      message: expect.stringContaining('min_price=3 大于上限 max_price=2'),
      details: {
        fields: ['query.min_price', 'query.max_price'].map((path) => expect.objectContaining({ path })),
      },
    }),
  )
})

test('daily sales, the most first, unless another order is asked for', () => {
  expect(readOrder({})).toEqual({ by: 'daily_sales', descending: true })
  expect(readOrder({ sort: 'price:asc' })).toEqual({ by: 'price', descending: false })
})
