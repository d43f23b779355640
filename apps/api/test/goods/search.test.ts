import { EU27 } from '@haixuan/rules'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { makeDemoGoods } from '../../src/demo/goods/make-demo-goods.ts'
import { getGoodsHistory } from '../../src/modules/goods/operations/get-goods-history.ts'
import { searchGoods } from '../../src/modules/goods/operations/search-goods.ts'
import { SORTS } from '../../src/modules/goods/rules/goods-filter.ts'
import type { HistoryRecord } from '../../src/modules/goods/rules/goods-record.ts'
import { chartDays } from '../../src/modules/goods/rules/sales-history.ts'
import { ExchangeRates } from '../../src/modules/reference/rules/exchange-rate.ts'
import { dayNumber } from '../../src/modules/reference/rules/goods-day.ts'
import { publishedRates } from '../../src/modules/reference/rules/published-rates.ts'
import { MARKET, today } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { callOf } from './callers.ts'
import { type NaiveGoods, naiveGoods, naiveSearch, type SearchQuery } from './naive-search.ts'

// Thousands of queries on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const rates = new ExchangeRates(publishedRates())

function ranOut(history: HistoryRecord | undefined): boolean {
  const points = (history?.days ?? []).map(({ day, sales, price }) => ({
    day: dayNumber(day) ?? 0,
    sales: sales ?? null,
    price: price ?? null,
  }))
  return chartDays(points).some((day) => day.mark === 'stock_out')
}

const goods: NaiveGoods[] = [...makeDemoGoods({ today, rates, count: MARKET.goods })]
  .filter((item) => item.goods.marketplace === 'temu')
  .map((item) => naiveGoods(item.goods, ranOut(item.history[0]), rates))

const titles = goods.flatMap(({ record }) => [record.title, record.titleZh ?? '标题'])
const categories = [
  ...new Set(goods.flatMap(({ record }) => (record.categoryPath ?? []).map((step) => step.id ?? ''))),
]

const word = fc
  .tuple(fc.constantFrom(...titles), fc.nat(), fc.integer({ min: 1, max: 6 }))
  .map(([title, at, length]) => title.slice(at % title.length).slice(0, length))
  .map((text) =>
    text
      .toLowerCase()
      .replace(/^[\s"“”-]+|[\s"“”-]+$/g, '')
      .replace(/\s.*$/, ''),
  )
  .filter((text) => text.length > 0 && !/^[a-z0-9_-]{6,}$/.test(text))
/** Words of many titles, so that what is excluded would often have matched. */
const common = fc.constantFrom(
  'with',
  '1pc',
  '2pcs',
  'for',
  'set',
  'waterproof',
  '适用于',
  '便携',
  '防',
  '件',
)
const keyword = fc
  .tuple(
    fc.array(fc.oneof(word, common), { maxLength: 2 }),
    fc.array(common, { maxLength: 1 }).map((words) => words.map((out) => `-${out}`)),
  )
  .map((words) => words.flat().join(' '))
  .filter((text) => text !== '')

const range = (name: string, figures: fc.Arbitrary<number>) =>
  fc.record({ [`min_${name}`]: figures, [`max_${name}`]: figures }, { requiredKeys: [] }).map((bounds) => {
    const [min, max] = [bounds[`min_${name}`], bounds[`max_${name}`]]
    if (min === undefined || max === undefined || min <= max) return bounds
    return { [`min_${name}`]: max, [`max_${name}`]: min }
  })
const figure = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 60_000 }))
/** Mostly left out: filters that leave nothing over prove little. */
const rarely = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

const query: fc.Arbitrary<SearchQuery> = fc
  .tuple(
    fc.record({
      keyword: rarely(keyword),
      match: rarely(fc.constantFrom('fuzzy' as const, 'exact' as const)),
      region: rarely(
        fc.oneof(
          fc.constantFrom('211', '37', '210', '12,144', '128', '185', '100', '174', '160', EU27.join(',')),
          fc
            .uniqueArray(fc.integer({ min: 1, max: 226 }), { minLength: 1, maxLength: 5 })
            .map((ids) => ids.join(',')),
        ),
      ),
      category: rarely(fc.constantFrom(...categories, 'nothing-of-this-name')),
      hosting: rarely(fc.constantFrom('full' as const, 'semi' as const)),
      status: rarely(fc.constantFrom('on_sale' as const, 'sold_out' as const)),
      quality: rarely(fc.constantFrom('trusted' as const, 'suspect' as const, 'stock_out' as const)),
      has_video: rarely(fc.boolean()),
      listed_within: rarely(fc.integer({ min: 1, max: 400 })),
      area: rarely(fc.constantFrom('global' as const, 'us' as const, 'eu' as const)),
      sort: rarely(
        fc.constantFrom(...SORTS.flatMap((by) => [`${by}:asc`, `${by}:desc`] as SearchQuery['sort'][])),
      ),
    }),
    rarely(range('price', fc.integer({ min: 0, max: 9_000 }))),
    rarely(range('sales', figure)),
    rarely(range('daily_sales', figure)),
    rarely(range('weekly_sales', figure)),
    rarely(range('monthly_sales', figure)),
    rarely(range('comment_num_tips', figure)),
    rarely(
      range(
        'score',
        fc.integer({ min: 30, max: 50 }).map((tenths) => tenths / 10),
      ),
    ),
  )
  .map((parts) => {
    const all = Object.assign({}, ...parts) as Record<string, unknown>
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as SearchQuery
  })

describeMarketOnBothEngines('goods search', MARKET, (database) => {
  const search = async (asked: SearchQuery, tier: 'black_drill' | 'general' = 'black_drill') => {
    const answer = await searchGoods(
      { params: { marketplace: 'temu' }, query: asked, body: undefined },
      callOf(database(), tier),
    )
    return answer.body.data
  }

  test('answers what filtering and sorting the plain list answers', async () => {
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const wanted = naiveSearch(goods, asked)
        const { rows, count, countIsExact } = await search({ ...asked, limit: 100 })
        expect(rows.map((row) => row.id)).toEqual(wanted.slice(0, 100))
        expect({ count, countIsExact }).toEqual({ count: wanted.length, countIsExact: true })
      }),
      { numRuns: 250 },
    )
  })

  test('pages concatenate to the whole list, without doubles, for every sort', async () => {
    for (const by of SORTS) {
      for (const direction of ['asc', 'desc'] as const) {
        const sort = `${by}:${direction}` as NonNullable<SearchQuery['sort']>
        const ids: string[] = []
        for (let page = 1; ids.length < goods.length; page++) {
          const { rows } = await search({ sort, page, limit: 70 })
          if (rows.length === 0) break
          ids.push(...rows.map((row) => row.id))
        }
        expect(ids).toEqual(naiveSearch(goods, { sort }))
      }
    }
  })

  test('a page of any size and place is that cut of the list', async () => {
    await fc.assert(
      fc.asyncProperty(
        query,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 20 }),
        async (asked, limit, page) => {
          const wanted = naiveSearch(goods, asked).slice((page - 1) * limit, page * limit)
          expect((await search({ ...asked, limit, page })).rows.map((row) => row.id)).toEqual(wanted)
        },
      ),
      { numRuns: 100 },
    )
  })

  test('a tier opens its rows and no more, whatever the page size, and is told the true count', async () => {
    const wanted = naiveSearch(goods, {})
    const opened: string[] = []
    for (let page = 1; page <= 4; page++) {
      const { rows, count, visible } = await search({ page, limit: 7 }, 'general')
      opened.push(...rows.map((row) => row.id))
      expect({ count, visible }).toEqual({ count: wanted.length, visible: 20 })
    }
    expect(opened).toEqual(wanted.slice(0, 20))
    expect((await search({ page: 2, limit: 20 }, 'general')).rows).toEqual([])
    expect((await search({ limit: 100 }, 'general')).rows).toHaveLength(20)
  })

  test('a tier gets no more days of trend than it may see', async () => {
    const full = (await search({ limit: 5 })).rows[0]?.trend ?? []
    const cut = (await search({ limit: 5 }, 'general')).rows[0]?.trend ?? []
    expect(full).toHaveLength(30)
    expect(cut).toEqual(full.slice(-7))
  })

  test('the trend of a list is the end of the history of the product', async () => {
    // One product in some twenty has interpolated days: on a single page there may be none.
    const pages = [await search({ limit: 100 }), await search({ limit: 100, page: 2 })]
    const rows = pages.flatMap((page) => page.rows)
    for (const { id, trend } of rows) {
      const asked = { params: { marketplace: 'temu' as const, id }, query: { days: 30 }, body: undefined }
      const { points } = (await getGoodsHistory(asked, callOf(database(), 'black_drill'))).body.data
      expect(trend).toEqual(points.map(({ sales }) => sales))
    }
    expect(rows.some(({ quality }) => quality.interpolated)).toBe(true)
  })

  test('a least value above the greatest is refused with both names', async () => {
    const asked = { min_daily_sales: 5, max_daily_sales: 4 }
    await expect(search(asked)).rejects.toMatchObject({
      reason: 'bad_parameter',
      message: '日销量的下限 min_daily_sales=5 大于上限 max_daily_sales=4，请对调或改小下限',
      details: { fields: [{ path: 'query.min_daily_sales' }, { path: 'query.max_daily_sales' }] },
    })
  })

  test('a product id finds its product, a pasted address too, one of another marketplace is explained', async () => {
    const id = goods[7]?.record.externalId ?? ''
    expect((await search({ keyword: id })).rows.map((row) => row.id)).toEqual([id])
    const address = `https://www.temu.com/goods.html?goods_id=${id}&refer=x`
    expect((await search({ keyword: address })).rows.map((row) => row.id)).toEqual([id])
    expect((await search({ keyword: 'https://www.temu.com/x-g-60109900001.html' })).count).toBe(0)
    const other = 'https://www.aliexpress.com/item/3256807369335626.html'
    await expect(search({ keyword: other })).rejects.toMatchObject({
      reason: 'other_marketplace',
    })
  })

  test('the answer says how old the figures are, and a marketplace without products has no age', async () => {
    expect((await search({})).asOf).toBe(today * 86_400_000)
  })

  test('wildcards of the database are plain characters', async () => {
    expect((await search({ keyword: '%%' })).count).toBe(0)
    expect((await search({ keyword: '_' })).count).toBe(0)
    expect((await search({ keyword: 'a\u0000zzz' })).count).toBe(0)
    expect((await search({ keyword: "'; drop table product_text; --" })).count).toBe(0)
  })
})
