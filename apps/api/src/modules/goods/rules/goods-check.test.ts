import { describe, expect, test } from 'vitest'
import { COUNT_LIMIT, goodsFault } from './goods-check.ts'
import type { GoodsRecord } from './goods-record.ts'

const faultOf = (record: Partial<GoodsRecord>) =>
  goodsFault({ marketplace: 'temu', externalId: '1', title: 'Dress', seenAt: 1, ...record })
const long = (length: number) => 'x'.repeat(length)

test('a record of an id, a title and a time can be stored', () => {
  expect(faultOf({})).toBeNull()
})

describe('the id', () => {
  test.each(['1', 'Az_0-9', long(40)])('%s is one', (externalId) => {
    expect(faultOf({ externalId })).toBeNull()
  })

  test.each(['', ' 1', '1 ', 'a/b', '商品', 'a.b', long(41)])('“%s” is none', (externalId) => {
    expect(faultOf({ externalId })).toBe(
      `商品 ID“${externalId}”不合规：只能有字母、数字、下划线和短横线，1 到 40 个字符`,
    )
  })

  test('a very long one is named by its first 60 characters', () => {
    expect(faultOf({ externalId: long(61) })).toContain(`“${long(60)}”`)
  })
})

describe('texts', () => {
  test.each(['', '  '])('a title “%s” is empty', (title) => {
    expect(faultOf({ title })).toBe('标题为空')
  })

  test('a title has at most 2,000 characters, the Chinese one too', () => {
    expect(faultOf({ title: long(2_000), titleZh: long(2_000) })).toBeNull()
    expect(faultOf({ title: long(2_001) })).toBe('标题超过 2000 个字符')
    expect(faultOf({ titleZh: long(2_001) })).toBe('标题超过 2000 个字符')
    expect(faultOf({ titleZh: null })).toBeNull()
  })

  const NUL = 'a\u0000'
  const WITH_TEXT: [string, Partial<GoodsRecord>][] = [
    ['title', { title: NUL }],
    ['titleZh', { titleZh: NUL }],
    ['url', { url: NUL }],
    ['imageUrl', { imageUrl: NUL }],
    ['shop', { shop: { name: NUL } }],
    ['category', { categoryPath: [{ name: 'A' }, { name: NUL }] }],
    ['Chinese category', { categoryPath: [{ name: 'A', nameZh: NUL }] }],
    ['brand', { brand: NUL }],
    ['tags', { tags: ['b', NUL] }],
    ['images', { images: ['b', NUL] }],
    ['shipFrom', { shipFrom: NUL }],
    ['skus', { skus: [{ id: null, name: NUL, price: null, stock: null }] }],
    ['ids of skus', { skus: [{ id: NUL, name: 'M', price: null, stock: null }] }],
    ['sizes', { sizes: [{ name: NUL, inStock: null }] }],
    ['reviewWords', { reviewWords: [{ word: NUL, count: null }] }],
  ]

  test.each(WITH_TEXT)('a null character in %s cannot be stored', (_, record) => {
    expect(faultOf(record)).toBe('文本中含有空字符（U+0000）')
  })
})

const COUNTS: [keyof GoodsRecord, string][] = [
  ['salesTotal', '总销量'],
  ['salesDay', '日销量'],
  ['salesWeek', '周销量'],
  ['salesMonth', '月销量'],
  ['commentCount', '评论数'],
  ['creatorCount', '带货达人数'],
  ['videoCount', '视频数'],
  ['videoSales', '视频销量'],
  ['liveSales', '直播销量'],
  ['cardSales', '商品卡销量'],
  ['wishCount', '收藏数'],
]

describe.each(COUNTS)('%s (%s)', (field, label) => {
  test.each([0, 1, COUNT_LIMIT, null])('%s can be stored', (count) => {
    expect(faultOf({ [field]: count })).toBeNull()
  })

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%s is no count', (count) => {
    expect(faultOf({ [field]: count })).toBe(`${label}应为不小于 0 的整数（${count}）`)
  })

  test('above the limit is too large', () => {
    expect(faultOf({ [field]: COUNT_LIMIT + 1 })).toBe(`${label}过大（2000000001）`)
  })
})

describe.each([
  ['colourCount', '颜色数'],
  ['sizeCount', '尺码数'],
  ['sizesOut', '缺货尺码数'],
] as const)('%s (%s)', (field, label) => {
  test('is at most 30,000', () => {
    for (const count of [0, 30_000, null]) expect(faultOf({ [field]: count })).toBeNull()
    expect(faultOf({ [field]: 30_001 })).toBe('颜色数或尺码数过大（30001）')
  })

  test('is a count', () => {
    expect(faultOf({ [field]: -1 })).toBe(`${label}应为不小于 0 的整数（-1）`)
    expect(faultOf({ [field]: 1.5 })).toBe(`${label}应为不小于 0 的整数（1.5）`)
  })
})

describe.each([
  ['price', '价格'],
  ['originalPrice', '原价'],
] as const)('%s (%s)', (field, label) => {
  const amount = (minor: number, currency = 'USD') => ({ [field]: { amount: minor, currency } })

  test('is a whole number of minor units from 0 to the limit', () => {
    for (const minor of [0, 1, COUNT_LIMIT]) expect(faultOf(amount(minor))).toBeNull()
    expect(faultOf({ [field]: null })).toBeNull()
    expect(faultOf(amount(0.5))).toBe(`${label}应为最小货币单位的整数`)
    expect(faultOf(amount(-1))).toBe(`${label}为负数（-1）`)
    expect(faultOf(amount(COUNT_LIMIT + 1))).toBe(`${label}过大（2000000001）`)
  })

  test('has a currency of ISO 4217', () => {
    expect(faultOf(amount(1, 'usd'))).toBe(`${label}的币种“usd”不是 ISO 4217 货币代码`)
    expect(faultOf(amount(1, ''))).toBe(`${label}的币种“”不是 ISO 4217 货币代码`)
  })
})

describe('stars', () => {
  test.each([0, 0.1, 4.99, 5, null])('%s can be stored', (score) => {
    expect(faultOf({ score })).toBeNull()
  })

  test.each([-0.1, 5.1, Number.NaN])('%s are none', (score) => {
    expect(faultOf({ score })).toBe(`评分应在 0 到 5 之间（${score}）`)
  })
})

describe('days and times', () => {
  test.each([
    ['listedAt', '上架日期'],
    ['firstSeenAt', '首次出现日期'],
  ] as const)('%s is a day of the calendar', (field, label) => {
    expect(faultOf({ [field]: '2024-02-29' })).toBeNull()
    expect(faultOf({ [field]: null })).toBeNull()
    expect(faultOf({ [field]: '2023-02-29' })).toBe(`${label}“2023-02-29”不是 yyyy-mm-dd 日期`)
    expect(faultOf({ [field]: '' })).toBe(`${label}“”不是 yyyy-mm-dd 日期`)
  })

  test('a record is of a time after the first of 1970, in whole milliseconds', () => {
    expect(faultOf({ seenAt: 1 })).toBeNull()
    for (const seenAt of [0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])
      expect(faultOf({ seenAt })).toBe('采集时间无效')
  })
})
