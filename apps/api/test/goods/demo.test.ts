import { expect, test, vi } from 'vitest'
import { loadDemoGoods } from '../../src/demo/goods/load-demo-goods.ts'
import { makeDemoGoods } from '../../src/demo/goods/make-demo-goods.ts'
import { removeDemoGoods } from '../../src/demo/goods/remove-demo-goods.ts'
import { getGoods } from '../../src/modules/goods/operations/get-goods.ts'
import { listSimilarGoods } from '../../src/modules/goods/operations/list-similar-goods.ts'
import { searchGoods } from '../../src/modules/goods/operations/search-goods.ts'
import { MISSING } from '../../src/modules/goods/rules/stored-goods.ts'
import { beginIngest } from '../../src/modules/goods/store/goods-ingest.ts'
import { upsertGoods } from '../../src/modules/goods/store/goods-upsert.ts'
import { ExchangeRates } from '../../src/modules/reference/rules/exchange-rate.ts'
import { MARKETPLACES } from '../../src/modules/reference/rules/marketplace.ts'
import { publishedRates } from '../../src/modules/reference/rules/published-rates.ts'
import { MARKET, today as marketDay } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { callOf } from './callers.ts'

// Thousands of queries on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const today = 20_778
/** Tables that the first load fills at once and a later one compares row by row. */
const FILLED = [
  ...['product_metric', 'product_text', 'product_hist', 'product_price', 'product_key', 'product_watch'],
  ...['shop', 'category', 'product_extra'],
]
const rates = new ExchangeRates(publishedRates())

test('the same seed and day make the same products, another seed others', () => {
  const make = (seed: number) => JSON.stringify([...makeDemoGoods({ today, rates, count: 200, seed })])
  expect(make(1)).toBe(make(1))
  expect(make(1)).not.toBe(make(2))
})

test('20,000 products have everything that pages must cope with', () => {
  const all = [...makeDemoGoods({ today, rates })]
  const goods = all.map((item) => item.goods)
  expect(goods).toHaveLength(20_000)
  expect(new Set(goods.map(({ marketplace, externalId }) => marketplace + externalId)).size).toBe(20_000)
  const share = (test: (item: (typeof all)[number]) => boolean) => all.filter(test).length / all.length
  expect(share(({ goods: g }) => g.titleZh === null)).toBeGreaterThan(0.05)
  expect(share(({ goods: g }) => g.salesTotal === null)).toBeGreaterThan(0.005)
  expect(share(({ goods: g }) => (g.salesTotal ?? 0) >= 100_000 && g.salesDay === null)).toBeGreaterThan(
    0.008,
  )
  expect(share(({ goods: g }) => g.hosting === 'semi')).toBeGreaterThan(0.1)
  expect(share(({ goods: g }) => (g.regionPrices?.length ?? 0) >= 2)).toBeGreaterThan(0.4)
  expect(share(({ series }) => series.length === 0)).toBeGreaterThan(0.05)
  const told = (figures: readonly number[] = []) => new Set(figures.filter((figure) => figure !== MISSING))
  expect(share(({ series: [main] }) => told(main?.price).size > 1)).toBeGreaterThan(0.1)
  expect(share(({ series: [main] }) => main?.sales.includes(0) ?? false)).toBeGreaterThan(0.1)
  expect(share(({ goods: g }) => (g.skus?.length ?? 0) > 1)).toBeGreaterThan(0.3)
  const rated = goods.filter(({ starCounts }) => starCounts)
  expect(rated.length).toBeGreaterThan(5_000)
  const unlike = rated.filter(({ starCounts = [], commentCount, score }) => {
    const [all, stars] = [commentCount ?? 0, (score ?? 0) * (commentCount ?? 0)]
    const given = starCounts.reduce((total, count, i) => total + count * (5 - i), 0)
    const reviews = starCounts.reduce((total, count) => total + count, 0)
    return reviews !== all || Math.abs(given - stars) > all * 0.06 + 4
  })
  expect(unlike).toEqual([])
  const tiktok = goods.filter(({ marketplace, liveSales }) => marketplace === 'tiktok' && liveSales != null)
  const over = tiktok.filter(({ videoSales, liveSales, cardSales, salesMonth }) => {
    return (videoSales ?? 0) + (liveSales ?? 0) + (cardSales ?? 0) > (salesMonth ?? 0)
  })
  expect(over).toEqual([])
  expect(tiktok.length).toBeGreaterThan(1_000)
  const sized = goods.filter(({ sizes }) => sizes)
  const held = (list: NonNullable<(typeof goods)[number]['sizes']>) => list.filter(({ inStock }) => inStock)
  expect(sized.every(({ marketplace }) => marketplace === 'shein')).toBe(true)
  expect(sized.filter(({ sizes = [] }) => held(sizes).length > 1).length).toBeGreaterThan(1_000)
  expect(
    sized.filter(({ sizes = [] }) => sizes.some(({ inStock }) => inStock === null)).length,
  ).toBeGreaterThan(50)
  const untrue = sized.filter(({ sizes = [], sizeCount, status, skus = [] }) => {
    const had = (size: string) => skus.some(({ name, stock }) => name.endsWith(` / ${size}`) && stock !== 0)
    const isSold = status !== 'on_sale' && held(sizes).length > 0
    const several = skus.length > 0 && sizes.length > 1
    return isSold || sizes.length !== sizeCount || (several && !held(sizes).every(({ name }) => had(name)))
  })
  expect(untrue).toEqual([])
  const earned = all.flatMap(({ goods: { commission }, series }) =>
    series.flatMap((one) => (one.commission.length > 0 ? [{ now: commission ?? 0, ...one }] : [])),
  )
  expect(earned.filter(({ commission }) => new Set(commission).size > 1).length).toBeGreaterThan(500)
  for (const { commission, price, now } of earned) {
    expect(commission).toHaveLength(price.length)
    expect(commission.filter((points) => points !== -1 && (points < 100 || points > 4_000))).toEqual([])
    expect(now).toBeGreaterThan(0)
  }
  for (const { url, externalId } of goods) {
    expect(url).toBeNull()
    expect(externalId).toMatch(/^D\d{14}$/)
  }
})

describeMarketOnBothEngines('demo goods', MARKET, (database) => {
  const asked = (marketplace: (typeof MARKETPLACES)[number]) => ({
    params: { marketplace },
    query: {},
    body: undefined,
  })
  const find = async (marketplace: (typeof MARKETPLACES)[number]) =>
    (await searchGoods(asked(marketplace), callOf(database(), 'yqyy'))).body.data

  test('every marketplace has some, all of them flagged, in Chinese and English', async () => {
    for (const marketplace of MARKETPLACES) {
      const { rows } = await find(marketplace)
      expect(rows.length).toBeGreaterThan(20)
      for (const row of rows) expect(row.quality.demo).toBe(true)
      expect(rows.some(({ titleZh }) => /\p{Script=Han}/u.test(titleZh ?? ''))).toBe(true)
    }
  })

  test('loading again on the same day, now row by row, adds and changes nothing; all indexes are there', async () => {
    const state = async () => {
      const found: Record<string, unknown> = { shown: await find('temu') }
      for (const table of FILLED) {
        const { rows } = await database().pool.query<{ row: string }>(
          `select (to_jsonb(t) - 'source_id')::text as row from ${table} t order by 1`,
        )
        found[table] = rows
      }
      return found
    }
    const before = await state()
    expect(await loadDemoGoods(database(), { count: MARKET.goods, today: marketDay })).toBe(1_000)
    expect(await state()).toEqual(before)
    const { rows } = await database().pool.query<{ name: string }>(
      "select indexname as name from pg_indexes where schemaname = current_schema() and tablename = 'product_text'",
    )
    expect(rows.map(({ name }) => name).sort()).toEqual([
      ...['product_text_grams', 'product_text_pkey', 'product_text_tags'],
    ])
  })

  test('a product says that it is a demo; similar ones are of its category, itself not among them', async () => {
    const row = (await find('temu')).rows[0]
    const params = { marketplace: 'temu' as const, id: row?.id ?? '' }
    const call = callOf(database(), 'yqyy')
    const { data } = (await getGoods({ params, query: undefined as never, body: undefined }, call)).body
    expect(data.source).toEqual({ kind: 'demo', name: '示例数据', collectedAt: null })
    const similar = (await listSimilarGoods({ params, query: { limit: 5 }, body: undefined }, call)).body.data
    expect(similar.length).toBeGreaterThan(0)
    for (const other of similar) {
      expect(other.id).not.toBe(row?.id)
      expect(other.category?.path[0]).toBe(row?.category?.path[0])
    }
  })

  test('taking it out leaves real rows, and no shop, category, price or day of the demo', async () => {
    const db = database()
    const source = await beginIngest(db, { kind: 'import', name: 'real.csv', collectedAt: null })
    const real = {
      marketplace: 'temu' as const,
      externalId: '601099',
      title: 'Real',
      seenAt: marketDay * 86_400_000,
    }
    await upsertGoods(db, [real], source)
    expect(await removeDemoGoods(db)).toBe(1_000)
    expect((await find('temu')).rows.map(({ id }) => id)).toEqual(['601099'])
    expect((await find('tiktok')).asOf).toBeNull()
    const { rows } = await db.pool.query(`select
      (select count(*) from shop) + (select count(*) from category where demo)
      + (select count(*) from product_price) + (select count(*) from product_hist)
      + (select count(*) from product_key) + (select count(*) from product_extra) as left_over`)
    expect(Number(rows[0].left_over)).toBe(1)
  })
})
