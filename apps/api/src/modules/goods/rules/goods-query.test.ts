import { expect, test } from 'vitest'
import { readFilter, refuseCrossed } from './goods-query.ts'

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
    ...{ min_commission: 13, max_commission: 14, min_discount: 15, max_discount: 16, min_colours: 17 },
    ...{ max_colours: 18, min_sizes: 19, max_sizes: 20, min_similar: 21, max_similar: 22 },
    ...{ min_creators: 23, max_creators: 24, min_wishes: 25, max_wishes: 26 },
  })
  expect(ranges).toEqual({
    ...{ price: { min: 1, max: 2 }, sales: { min: 3, max: 4 }, daily_sales: { min: 5, max: 6 } },
    ...{ weekly_sales: { min: 7, max: 8 }, monthly_sales: { min: 9, max: 10 } },
    ...{ comment_num_tips: { min: 11, max: 12 }, score: { min: 1, max: 2 } },
    ...{ commission: { min: 13, max: 14 }, discount: { min: 15, max: 16 }, colours: { min: 17, max: 18 } },
    ...{ sizes: { min: 19, max: 20 }, similar: { min: 21, max: 22 }, creators: { min: 23, max: 24 } },
    wishes: { min: 25, max: 26 },
  })
})

test('each filter is that of its own parameter', () => {
  expect(
    filterOf({
      ...{ keyword: '裙', category: '12', hosting: 'semi', status: 'sold_out', quality: 'suspect' },
      ...{ has_video: false, area: 'us', brand: 'Anker', ship_from: ' 广东 ', size: 'S,M' },
      ...{ shop_origin: 'local', mall_id: '634' },
    }),
  ).toMatchObject({
    ...{ keyword: { include: ['裙'] }, category: '12', hosting: 'semi', status: 'sold_out' },
    ...{ quality: 'suspect', hasVideo: false, area: 'us', brand: 'Anker', shipFrom: '广东' },
    ...{ sizes: ['S', 'M'], origin: 'local', mallId: '634' },
  })
})

test('words are joined unless the phrase is wanted as it is', () => {
  expect(filterOf({ keyword: 'usb c' }).keyword).toMatchObject({ include: ['usb', 'c'] })
  expect(filterOf({ keyword: 'usb c', match: 'exact' }).keyword).toMatchObject({ include: ['usb c'] })
})

test('lists are numbers, blank words are none, days are counted back', () => {
  expect(filterOf({ region: '211,37', site: '5', tag: ' a ', ship_from: '  ' })).toMatchObject({
    ...{ regions: [211, 37], sites: [5], tag: 'a', shipFrom: null },
  })
  expect(filterOf({ listed_within: 0 }).listedFrom).toBe(20_000)
  expect(filterOf({ listed_within: 7 }).listedFrom).toBe(19_993)
  expect(filterOf({ keyword: '  ' }).keyword).toBeNull()
})

test('an address of another marketplace is refused, and says where to look', () => {
  const keyword = 'https://www.shein.com/a-p-123456.html'
  const message = '这是 Shein 的商品链接，Temu 商品库里查不到，请到 Shein 商品库搜索'
  expect(() => filterOf({ keyword })).toThrow(
    expect.objectContaining({
      ...{ reason: 'other_marketplace', message },
      details: { fields: [{ path: 'query.keyword', message }] },
    }),
  )
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

test.each([
  ['price', '价格'],
  ['sales', '总销量'],
  ['daily_sales', '日销量'],
  ['weekly_sales', '周销量'],
  ['monthly_sales', '月销量'],
  ['comment_num_tips', '评论数'],
  ['score', '评分'],
  ['commission', '佣金'],
  ['discount', '折扣'],
  ['colours', '颜色数'],
  ['sizes', '尺码数'],
  ['similar', '同款数'],
  ['creators', '带货达人数'],
  ['wishes', '收藏数'],
])('crossed bounds of %s are named %s, beside those that are in order', (name, label) => {
  const filter = filterOf({ min_price: 1, max_price: 1, [`min_${name}`]: 5, [`max_${name}`]: 4 })
  expect(() => refuseCrossed(filter)).toThrow(
    `${label}的下限 min_${name}=5 大于上限 max_${name}=4，请对调或改小下限`,
  )
})

test('each crossed pair is told, the first one in the sentence', () => {
  const filter = filterOf({ min_price: 2, max_price: 1, min_wishes: 0, max_wishes: -1 })
  const paths = ['query.min_price', 'query.max_price', 'query.min_wishes', 'query.max_wishes']
  expect(() => refuseCrossed(filter)).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(/^价格/),
      details: { fields: paths.map((path) => expect.objectContaining({ path })) },
    }),
  )
})
