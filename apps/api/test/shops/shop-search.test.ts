import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { Random } from '../../src/demo/goods/random.ts'
import { timeOfDay } from '../../src/modules/reference/rules/goods-day.ts'
import { searchShops } from '../../src/modules/shops/operations/search-shops.ts'
import { upsertProfiles } from '../../src/modules/shops/store/shop-upsert.ts'
import { describeOnBothEngines } from '../engines.ts'
import { callOf } from '../goods/callers.ts'
import { bringShops, type FixtureShop, flat, TODAY } from './shop-fixture.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

type Query = Parameters<typeof searchShops>[0]['query']
type Row = Awaited<ReturnType<typeof searchShops>>['body']['data']['rows'][number]

const random = new Random(7)
const NAMES = ['晨光家居', 'Dawn Home', '云杉花园', 'Spruce Toys', '晨光玩具']
const SHOPS: FixtureShop[] = Array.from({ length: 60 }, (_, at) => ({
  id: `s${100 + at}`,
  name: `${NAMES[at % NAMES.length]}${at}`,
  goods: Array.from({ length: random.int(1, 4) }, () => ({
    days: flat(random.int(0, 6) * 5),
    root: random.pick(['Home', 'Garden', 'Toys']),
    listedAgo: random.int(1, 90),
  })),
}))

/** What each sort reads of a row. */
const FIGURES: Record<string, (row: Row) => number | string | null> = {
  weekly_sales: (row) => row.salesWeek,
  goods: (row) => row.goodsCount,
  followers: (row) => row.followers,
  score: (row) => row.score,
  week_change: (row) => row.weekChange,
  opened_at: (row) => row.openedAt,
}

describeOnBothEngines('searching shops', (database) => {
  let all: Row[] = []
  const search = async (query: Query) =>
    (
      await searchShops(
        { params: { marketplace: 'aliexpress' }, query, body: undefined },
        callOf(database(), 'yqyy'),
      )
    ).body.data

  beforeAll(async () => {
    await bringShops(database(), 'aliexpress', SHOPS, (source) =>
      upsertProfiles(
        database(),
        'aliexpress',
        SHOPS.filter((_, at) => at % 3 !== 0).map(({ id, name }, at) => ({
          marketplace: 'aliexpress' as const,
          externalId: id,
          name: name ?? id,
          followers: at % 4 === 0 ? null : (at % 7) * 100,
          score: at % 5 === 0 ? null : 4 + (at % 10) / 10,
          openedAt: `20${20 + (at % 6)}-01-01`,
          hosting: at % 2 === 0 ? ('full' as const) : ('semi' as const),
          seenAt: timeOfDay(TODAY),
        })),
        { id: source, demo: false },
      ),
    )
    all = (await search({ limit: 100 })).rows
    expect(all).toHaveLength(60)
  })

  test('pages neither overlap nor leave gaps, both ways, with what is missing last', async () => {
    for (const [name, figureOf] of Object.entries(FIGURES)) {
      for (const direction of ['desc', 'asc'] as const) {
        const sort = `${name}:${direction}` as NonNullable<Query['sort']>
        const pages = await Promise.all([1, 2, 3, 4].map((page) => search({ sort, page, limit: 17 })))
        const rows = pages.flatMap((page) => page.rows)
        expect(new Set(rows.map(({ id }) => id)).size, sort).toBe(60)
        const figures = rows.map(figureOf)
        const known = figures.filter((figure) => figure !== null)
        expect(
          figures.slice(known.length).every((figure) => figure === null),
          sort,
        ).toBe(true)
        const sorted = [...known].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
        expect(known, sort).toEqual(direction === 'asc' ? sorted : sorted.reverse())
      }
    }
  })

  const bounds = fc.record(
    {
      min_weekly_sales: fc.integer({ min: 0, max: 500 }),
      min_goods: fc.integer({ min: 0, max: 4 }),
      max_followers: fc.integer({ min: 0, max: 700 }),
      min_score: fc.constantFrom(4, 4.2, 4.5, 4.8),
      hosting: fc.constantFrom('full' as const, 'semi' as const),
      keyword: fc.constantFrom('晨光', 'dawn', '花园', '晨光 -玩具', 's110', 'zz'),
    },
    { requiredKeys: [] },
  )

  function matches(row: Row, query: Query): boolean {
    const least = (figure: number | null, min: number | undefined) =>
      min === undefined || (figure !== null && figure >= min)
    const words = (query.keyword ?? '').split(' ').filter(Boolean)
    const name = row.name.toLowerCase()
    return (
      least(row.salesWeek, query.min_weekly_sales) &&
      least(row.goodsCount, query.min_goods) &&
      least(row.score, query.min_score) &&
      (query.max_followers === undefined ||
        (row.followers !== null && row.followers <= query.max_followers)) &&
      (query.hosting === undefined || row.hosting === query.hosting) &&
      words.every((word) =>
        word.startsWith('-') ? !name.includes(word.slice(1)) : name.includes(word) || row.id === word,
      )
    )
  }

  test('finds what the plainest way finds', async () => {
    await fc.assert(
      fc.asyncProperty(bounds, async (query) => {
        const { rows, count } = await search({ ...query, limit: 100 })
        const wanted = all.filter((row) => matches(row, query)).map(({ id }) => id)
        expect(rows.map(({ id }) => id).sort()).toEqual(wanted.sort())
        expect(count).toBe(wanted.length)
      }),
      { numRuns: 60 },
    )
  })

  test('a least above its greatest is refused by name', async () => {
    await expect(search({ min_goods: 5, max_goods: 2 })).rejects.toMatchObject({
      reason: 'bad_parameter',
    })
  })

  test('an unknown category has nothing', async () => {
    expect((await search({ category: 'nowhere' })).count).toBe(0)
    const home = await search({ category: 'RHome', limit: 100 })
    expect(home.rows.every(({ categories }) => categories[0]?.name === 'Home')).toBe(true)
    expect(home.count).toBeGreaterThan(5)
    const below = await search({ category: 'RHome-1', limit: 100 })
    const selling = SHOPS.filter(({ goods }) => goods.some(({ root }) => root === 'Home')).map(({ id }) => id)
    expect(below.rows.map(({ id }) => id).sort()).toEqual(selling.sort())
  })
})
