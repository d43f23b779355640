import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import type { DemoCreator } from '../../src/demo/creators/make-demo-creators.ts'
import { getCreator } from '../../src/modules/creators/operations/get-creator.ts'
import { getCreatorHistory } from '../../src/modules/creators/operations/get-creator-history.ts'
import { getLive } from '../../src/modules/creators/operations/get-live.ts'
import { listCreatorGoods } from '../../src/modules/creators/operations/list-creator-goods.ts'
import { listCreatorShops } from '../../src/modules/creators/operations/list-creator-shops.ts'
import { searchCreators } from '../../src/modules/creators/operations/search-creators.ts'
import { searchLives } from '../../src/modules/creators/operations/search-lives.ts'
import { searchVideos } from '../../src/modules/creators/operations/search-videos.ts'
import type { CreatorRecord } from '../../src/modules/creators/rules/creator-record.ts'
import { AGE_GROUPS } from '../../src/modules/creators/store/creator-filter.ts'
import type { Handler } from '../../src/platform/http/handler.ts'
import { MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { callOf } from '../goods/callers.ts'
import { creatorsOfMarket } from './loaded.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 240_000 })

const params = { marketplace: 'tiktok' as const }
type Query = Parameters<Handler<'searchCreators'>>[0]['query']

const inside = (value: number | null | undefined, min?: number, max?: number) =>
  (min === undefined && max === undefined) ||
  (typeof value === 'number' && value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY))

/** The rules of a search, said again and plainly. */
function matches(one: CreatorRecord, query: Query): boolean {
  const largest = one.ages ? Math.max(...one.ages) : null
  return (
    inside(one.followers, query.min_followers, query.max_followers) &&
    inside(one.engagement, query.min_engagement, query.max_engagement) &&
    inside(one.gmv?.amount, query.min_gmv, query.max_gmv) &&
    (query.region === undefined || query.region.split(',').includes(String(one.regionId))) &&
    (query.category === undefined || (one.categoryPath ?? []).some(({ id }) => id === query.category)) &&
    (query.kind === undefined || one.kind === query.kind) &&
    (query.verified === undefined || one.verified === query.verified) &&
    (query.has_contact === undefined || (one.contact !== undefined) === query.has_contact) &&
    (query.audience_gender === undefined ||
      (typeof one.female === 'number' &&
        (query.audience_gender === 'female' ? one.female > 50 : one.female < 50))) &&
    (query.audience_age === undefined ||
      (largest !== null && one.ages?.[AGE_GROUPS.indexOf(query.audience_age)] === largest))
  )
}

const filters = fc.record(
  {
    min_followers: fc.integer({ min: 0, max: 200_000 }),
    max_engagement: fc.constantFrom(1.5, 4, 9.25),
    min_gmv: fc.integer({ min: 0, max: 5_000_000 }),
    region: fc.constantFrom('211', '210,160', '186'),
    category: fc.constantFrom('600024', '600001', '9999'),
    kind: fc.constantFrom('self_run' as const, 'independent' as const),
    verified: fc.boolean(),
    has_contact: fc.boolean(),
    audience_gender: fc.constantFrom('female' as const, 'male' as const),
    audience_age: fc.constantFrom(...AGE_GROUPS),
  },
  { requiredKeys: [] },
)
const sort = fc.constantFrom(
  'gmv:desc',
  'gmv:asc',
  'followers:desc',
  'engagement:asc',
  'live_share:asc',
  'units:desc',
)

describeMarketOnBothEngines('search of creators, lives and videos', MARKET, (database) => {
  let people: DemoCreator[]
  const creators = async (query: Query) =>
    (await searchCreators({ params, query, body: undefined }, callOf(database(), 'yqyy'))).body.data
  beforeAll(async () => {
    people = await creatorsOfMarket(database())
  })

  test('finds what the plain rules find, in order, the missing last, whatever the filters', async () => {
    const figures = {
      gmv: (one: CreatorRecord) => one.gmv?.amount ?? null,
      followers: (one: CreatorRecord) => one.followers ?? null,
      engagement: (one: CreatorRecord) => one.engagement ?? null,
      live_share: (one: CreatorRecord) => one.liveShare ?? null,
      units: (one: CreatorRecord) => one.units ?? null,
    }
    await fc.assert(
      fc.asyncProperty(filters, sort, async (query, order) => {
        const [field, direction] = order.split(':') as [keyof typeof figures, string]
        const expected = people.map(({ creator }) => creator).filter((one) => matches(one, query))
        const { rows, count } = await creators({
          ...query,
          sort: order as Query['sort'],
          limit: 100,
        } as Query)
        expect(count).toBe(expected.length)
        const found = rows.map(
          ({ id }) => people.find(({ creator }) => creator.handle.toLowerCase() === id)?.creator,
        )
        const shown = found.map((one) => (one ? figures[field](one) : Number.NaN))
        const known = shown.filter((figure) => figure !== null)
        expect(shown.slice(known.length).every((figure) => figure === null)).toBe(true)
        expect(known).toEqual(known.toSorted((a, b) => (direction === 'desc' ? b - a : a - b)))
        expect(new Set(rows.map(({ id }) => id))).toEqual(
          new Set(expected.map(({ handle }) => handle.toLowerCase())),
        )
      }),
      { numRuns: 60 },
    )
  })

  test('pages neither overlap nor leave gaps; a name and a handle find their creator', async () => {
    const seen: string[] = []
    for (let page = 1; page <= 4; page++)
      seen.push(...(await creators({ page, limit: 17 })).rows.map(({ id }) => id))
    expect(new Set(seen).size).toBe(people.length)
    expect(seen).toHaveLength(people.length)
    const one = people[5]?.creator
    expect((await creators({ keyword: `@${one?.handle}` })).rows.map(({ id }) => id)).toEqual([
      one?.handle.toLowerCase(),
    ])
    const named = (await creators({ keyword: one?.nickname ?? '', limit: 100 })).rows
    expect(named.map(({ nickname }) => nickname)).toContain(one?.nickname)
    await expect(creators({ min_gmv: 5, max_gmv: 1 })).rejects.toMatchObject({ reason: 'bad_parameter' })
  })

  test('lives: on the air, of a creator, with a product; the curve adds up to the sales', async () => {
    const call = callOf(database(), 'yqyy')
    const lives = async (query: object) =>
      (await searchLives({ params, query, body: undefined }, call)).body.data
    const made = people.flatMap((one) => one.lives)
    expect((await lives({})).count).toBe(made.length)
    const onAir = made.filter(({ endedAt }) => endedAt === null)
    const found = await lives({ on_air: true, limit: 100 })
    expect(new Set(found.rows.map(({ id }) => id))).toEqual(
      new Set(onAir.map(({ externalId }) => externalId)),
    )
    const owner = people.find((one) => one.lives.length > 1)
    expect((await lives({ creator: owner?.creator.handle })).count).toBe(owner?.lives.length)
    expect((await lives({ creator: 'nobody' })).count).toBe(0)
    const live = made.find(({ goods = [] }) => goods.some(({ units }) => (units ?? 0) > 0))
    const product = live?.goods?.[0]?.externalId ?? ''
    const withIt = made.filter(({ goods = [] }) => goods.some(({ externalId }) => externalId === product))
    expect((await lives({ product })).count).toBe(withIt.length)
    const asked = { ...params, id: live?.externalId ?? '' }
    const { data } = (await getLive({ params: asked, query: {}, body: undefined }, call)).body
    expect(data.gmvByMinute.reduce<number>((sum, cents) => sum + (cents ?? 0), 0)).toBe(data.row.gmvUsd)
    expect(data.goods.reduce((sum, { units }) => sum + (units ?? 0), 0)).toBe(data.row.units)
    expect(Math.max(...data.online.map((count) => count ?? 0))).toBe(data.row.peakOnline)
    expect(data.online).toHaveLength(data.row.duration ?? 0)
    expect(data.row.quality.demo).toBe(true)
  })

  test('videos: of a creator, of a product, paid for; GMV first', async () => {
    const call = callOf(database(), 'yqyy')
    const videos = async (query: object) =>
      (await searchVideos({ params, query, body: undefined }, call)).body.data
    const made = people.flatMap((one) => one.videos)
    const { rows, count } = await videos({ limit: 100 })
    expect(count).toBe(made.length)
    const amounts = made.map(({ gmv }) => gmv?.amount ?? 0).sort((a, b) => b - a)
    expect(rows.map(({ gmvUsd }) => gmvUsd)).toEqual(amounts.slice(0, 100))
    expect((await videos({ promoted: true })).count).toBe(made.filter(({ promoted }) => promoted).length)
    const goodsId = made.find((one) => one.goodsId)?.goodsId ?? ''
    expect((await videos({ product: goodsId })).count).toBe(
      made.filter((one) => one.goodsId === goodsId).length,
    )
  })

  test('what a creator sells is the sum of their videos and lives, and their shops are those of it', async () => {
    const call = callOf(database(), 'yqyy')
    const one = people.find(({ lives }) => lives.length > 0)
    const asked = {
      params: { ...params, id: one?.creator.handle ?? '' },
      query: { limit: 100 },
      body: undefined,
    }
    const sold = new Map<string, number>()
    const add = (id: string | null | undefined, cents: number | undefined) => {
      if (id) sold.set(id, (sold.get(id) ?? 0) + (cents ?? 0))
    }
    for (const { goodsId, gmv } of one?.videos ?? []) add(goodsId, gmv?.amount)
    for (const { goods = [] } of one?.lives ?? [])
      for (const { externalId, gmv } of goods) add(externalId, gmv?.amount)
    const { data } = (await listCreatorGoods(asked, call)).body
    expect(new Map(data.map(({ goods, gmvUsd }) => [goods.id, gmvUsd]))).toEqual(sold)
    const shops = (await listCreatorShops(asked, call)).body.data
    const inShops = shops.reduce((sum, { goods }) => sum + goods, 0)
    expect(inShops).toBeGreaterThan(0)
    expect(inShops).toBeLessThanOrEqual(data.length)
    const sellers = await creators({ product: data[0]?.goods.id ?? '', limit: 100 })
    expect(sellers.rows.map(({ id }) => id)).toContain(one?.creator.handle.toLowerCase())
  })

  test('a creator: audience, days cut to the tier, unknown ones are a 404', async () => {
    const one = people.find(({ creator }) => creator.ages)
    const asked = { ...params, id: `${one?.creator.handle.toUpperCase()}` }
    const call = callOf(database(), 'general')
    const { data } = (await getCreator({ params: asked, query: {}, body: undefined }, call)).body
    expect(data.audience.ages.map(({ share }) => share)).toEqual(one?.creator.ages)
    expect(data.row.trend).toHaveLength(7)
    const history = (await getCreatorHistory({ params: asked, query: { days: 30 }, body: undefined }, call))
      .body.data
    expect([history.days, history.points.length]).toEqual([7, 7])
    expect(history.points.at(-1)?.followers).toBe(one?.creator.followers)
    const nobody = { params: { ...params, id: 'nobody' }, query: {}, body: undefined }
    await expect(getCreator(nobody, call)).rejects.toMatchObject({ reason: 'creator_unknown' })
    await expect(getCreator(nobody, callOf(database(), 'yqyy', false))).rejects.toMatchObject({
      reason: 'flag_needed',
    })
  })
})
