import { describe, expect, test } from 'vitest'
import { COUNT_LIMIT, goodsFault } from './goods-check.ts'
import type { GoodsRecord, SkuRecord } from './goods-record.ts'

const faultOf = (record: Partial<GoodsRecord>) =>
  goodsFault({ marketplace: 'temu', externalId: '1', title: 'Dress', seenAt: 1, ...record })
const long = (length: number) => 'x'.repeat(length)
const many = <T>(length: number, item: T) => Array<T>(length).fill(item)

describe('prices of regions', () => {
  const price = (more: object) => ({ regionPrices: [{ regionId: 211, amount: 5, currency: 'USD', ...more }] })

  test('are of a region from 1 to 999', () => {
    for (const regionId of [1, 211, 999]) expect(faultOf(price({ regionId }))).toBeNull()
    for (const regionId of [0, 1_000, 1.5, -1])
      expect(faultOf(price({ regionId }))).toBe(`地区编号 ${regionId} 不是 Temu regionId`)
  })

  test('are amounts of a day', () => {
    expect(faultOf(price({ amount: -1 }))).toBe('地区 211 的价格为负数（-1）')
    expect(faultOf(price({ amount: COUNT_LIMIT + 1 }))).toBe('地区 211 的价格过大（2000000001）')
    expect(faultOf(price({ currency: 'X' }))).toBe('地区 211 的价格的币种“X”不是 ISO 4217 货币代码')
    expect(faultOf(price({ day: '2024-01-31' }))).toBeNull()
    expect(faultOf(price({ day: '2024-01-32' }))).toBe('价格日期“2024-01-32”不是 yyyy-mm-dd 日期')
  })

  test('are each looked at', () => {
    const [good] = price({}).regionPrices
    const [bad] = price({ amount: -1 }).regionPrices
    expect(faultOf({ regionPrices: [good, bad] as GoodsRecord['regionPrices'] & object })).toContain('为负数')
  })
})

describe('reviews of areas', () => {
  test('are counts and stars', () => {
    const of = (more: object) => ({
      reviewsByArea: [{ area: 'us' as const }, { area: 'eu' as const, ...more }],
    })
    expect(faultOf(of({ commentCount: 0, score: 0 }))).toBeNull()
    expect(faultOf(of({ commentCount: null, score: null }))).toBeNull()
    expect(faultOf(of({ commentCount: -1 }))).toBe('评论数应为不小于 0 的整数（-1）')
    expect(faultOf(of({ score: 5.5 }))).toBe('评分应在 0 到 5 之间（5.5）')
  })
})

describe('the category', () => {
  const step = { name: 'A' }

  test('has at most 6 steps; none is a path too', () => {
    for (const categoryPath of [null, [], many(6, step)]) expect(faultOf({ categoryPath })).toBeNull()
    expect(faultOf({ categoryPath: many(7, step) })).toBe('类目路径有 7 级，最多 6 级')
  })

  test('has a name in each step, and an id of the form of ids where it has one', () => {
    expect(faultOf({ categoryPath: [{ id: '12', name: 'A' }, step] })).toBeNull()
    expect(faultOf({ categoryPath: [step, { id: '12', name: ' ' }] })).toBe('类目“12  ”不合规')
    expect(faultOf({ categoryPath: [{ name: '' }] })).toBe('类目“ ”不合规')
    expect(faultOf({ categoryPath: [{ id: 'a b', name: 'A' }] })).toBe('类目“a b A”不合规')
    expect(faultOf({ categoryPath: [{ id: '', name: 'A' }] })).toBe('类目“ A”不合规')
  })
})

describe('the shop', () => {
  test.each(['1', 'a.b:c-d_e', long(80)])('has the id %s', (id) => {
    expect(faultOf({ shop: { id, name: 'S' } })).toBeNull()
  })

  test('needs none', () => {
    expect(faultOf({ shop: { name: 'S' } })).toBeNull()
    expect(faultOf({ shop: null })).toBeNull()
  })

  test.each(['', 'a b', 'a/b', '店'])('cannot have the id “%s”', (id) => {
    expect(faultOf({ shop: { id, name: 'S' } })).toBe(`店铺 ID“${id}”不合规`)
  })

  test('with a long id is named by its first 80 characters', () => {
    expect(faultOf({ shop: { id: long(81), name: 'S' } })).toBe(`店铺 ID“${long(80)}”不合规`)
  })
})

describe('what some marketplaces tell', () => {
  test.each([0, 0.1, 100, null])('a commission of %s percent can be stored', (commission) => {
    expect(faultOf({ commission })).toBeNull()
  })

  test.each([-0.1, 100.1, Number.NaN])('one of %s percent cannot', (commission) => {
    expect(faultOf({ commission })).toBe(`佣金应在 0 到 100 之间（${commission}）`)
  })

  test('sites are numbers from 100 to 999', () => {
    expect(faultOf({ siteIds: [100, 193, 999] })).toBeNull()
    for (const site of [99, 1_000, 100.5])
      expect(faultOf({ siteIds: [100, site] })).toBe(`站点编号 ${site} 不是 Temu siteId`)
  })
})

describe('what a detail page tells', () => {
  const sku: SkuRecord = { id: '1', name: 'M', price: null, stock: null }
  const price = { amount: 5, currency: 'USD' }

  test('at most 200 variants, each with what makes it one', () => {
    expect(faultOf({ skus: many(200, sku) })).toBeNull()
    expect(faultOf({ skus: many(201, sku) })).toBe('SKU 有 201 个，最多 200 个')
    expect(faultOf({ skus: [sku, { ...sku, name: ' ' }] })).toBe('有 SKU 没有规格')
  })

  test('a variant has a price only beside that of the product, which has the currency', () => {
    const skus = [sku, { ...sku, price: 0 }]
    expect(faultOf({ skus, price })).toBeNull()
    for (const none of [{}, { price: null }])
      expect(faultOf({ skus, ...none })).toBe('SKU 有价格，商品却没有价格和币种')
    expect(faultOf({ skus: [sku] })).toBeNull()
  })

  test('prices and stocks of variants are counts', () => {
    expect(faultOf({ price, skus: [sku, { ...sku, price: -1 }] })).toBe('SKU 价格应为不小于 0 的整数（-1）')
    expect(faultOf({ price, skus: [sku, { ...sku, stock: -1 }] })).toBe('SKU 库存应为不小于 0 的整数（-1）')
    expect(faultOf({ price, skus: [{ ...sku, price: COUNT_LIMIT, stock: COUNT_LIMIT }] })).toBeNull()
    expect(faultOf({ skus: [{ ...sku, stock: COUNT_LIMIT + 1 }] })).toBe('SKU 库存过大（2000000001）')
  })

  test('at most 200 sizes, each with a name', () => {
    const size = { name: 'M', inStock: true }
    expect(faultOf({ sizes: many(200, size) })).toBeNull()
    expect(faultOf({ sizes: many(201, size) })).toBe('尺码有 201 个，最多 200 个')
    expect(faultOf({ sizes: [size, { ...size, name: ' ' }] })).toBe('有尺码没有名称')
  })

  test('counts of five to one stars, all of them or none', () => {
    for (const starCounts of [[], [1, 2, 3, 4, 0]]) expect(faultOf({ starCounts })).toBeNull()
    for (const length of [1, 4, 6])
      expect(faultOf({ starCounts: many(length, 1) })).toBe(
        `各星级评论数应为五星到一星 5 个，这里有 ${length} 个`,
      )
    expect(faultOf({ starCounts: [1, 1, 1, 1, -1] })).toBe('星级评论数应为不小于 0 的整数（-1）')
  })

  test('at most 50 words of reviews, each with its reviews as far as they are known', () => {
    const word = { word: '偏小', count: null }
    expect(faultOf({ reviewWords: many(50, word) })).toBeNull()
    expect(faultOf({ reviewWords: many(51, word) })).toBe('评论词有 51 个，最多 50 个')
    expect(faultOf({ reviewWords: [word, { ...word, word: ' ' }] })).toBe('有评论词是空的')
    expect(faultOf({ reviewWords: [word, { ...word, count: -1 }] })).toBe(
      '评论词的评论数应为不小于 0 的整数（-1）',
    )
  })
})
