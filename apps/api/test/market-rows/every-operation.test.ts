import { tierEntitlement } from '@haixuan/rules'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { quotaDay } from '../../src/modules/access/rules/quota-account.ts'
import { rollUpShops } from '../../src/modules/shops/store/shop-roll-up.ts'
import { readContract } from '../../src/platform/contract/contract.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { keyOf } from '../http/api-keys.ts'
import { entered } from '../http/people.ts'
import { type Answer, type RunningServer, runServer } from '../http/running-server.ts'
import { shownRows } from './shown-rows.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const ROOM = 5
const drawing = readContract().operations.filter(
  ({ marketRows }) => marketRows && marketRows.drawn !== 'none',
)

interface Call {
  path: string
  method?: string
  body?: unknown
}
type Kind = 'goods' | 'shop' | 'creator' | 'live' | 'video' | 'company'

const KEYS: Record<Kind, string> = {
  goods: `select external_id as id from product_key where marketplace = 1 order by 1`,
  shop: `select s.external_id as id from shop s join shop_figure g on g.shop_id = s.id and g.marketplace = s.marketplace
    where s.marketplace = 1 order by g.sales_week desc, 1`,
  creator: `select c.external_id as id from creator c order by c.units_total desc, 1`,
  live: `select l.external_id as id from live l order by
    (select count(*) from live_goods g where g.live_id = l.live_id), 1`,
  video: `select v.external_id as id from video v order by 1`,
  company: `select external_id as id from shop_company where marketplace = 1 order by 1`,
}

const each = (ids: readonly string[], path: (id: string) => string): Call[] =>
  ids.map((id) => ({ path: path(encodeURIComponent(id)) }))
const slices = (path: string): Call[] =>
  ['', '&page=2', '&page=3'].map((more) => ({ path: `${path}limit=4${more}` }))

/** How a person would continue asking, operation by operation; the contract says which there are. */
function callsOf(id: string, ids: Record<Kind, string[]>): Call[] | undefined {
  const wanted: Partial<Record<string, Call[]>> = {
    searchGoods: slices('/api/temu/goods/search?'),
    getGoods: each(ids.goods, (one) => `/api/temu/goods/${one}`),
    getGoodsHistory: each(ids.goods, (one) => `/api/temu/goods/${one}/history`),
    listSimilarGoods: each(ids.goods, (one) => `/api/temu/goods/${one}/similar?limit=3`),
    rankGoods: slices('/api/temu/rank/week?'),
    searchShops: slices('/api/temu/shops/search?'),
    rankShops: slices('/api/temu/shops/ranks/branded?'),
    getShop: each(ids.shop, (one) => `/api/temu/shops/${one}`),
    getShopHistory: each(ids.shop, (one) => `/api/temu/shops/${one}/history`),
    getShopCompany: each(ids.company, (one) => `/api/temu/shops/companies/${one}`),
    searchCreators: slices('/api/tiktok/creators/search?'),
    rankCreators: slices('/api/tiktok/creators/ranks/hot?'),
    getCreator: each(ids.creator, (one) => `/api/tiktok/creators/${one}`),
    getCreatorHistory: each(ids.creator, (one) => `/api/tiktok/creators/${one}/history`),
    listCreatorGoods: each(ids.creator, (one) => `/api/tiktok/creators/${one}/goods?limit=3`),
    listCreatorShops: each(ids.creator, (one) => `/api/tiktok/creators/${one}/shops?limit=2`),
    searchLives: slices('/api/tiktok/lives/search?'),
    rankLiveGoods: slices('/api/tiktok/lives/goods-ranks?'),
    getLive: each(ids.live, (one) => `/api/tiktok/lives/${one}`),
    searchVideos: slices('/api/tiktok/videos/search?'),
    getVideo: each(ids.video, (one) => `/api/tiktok/videos/${one}`),
    searchFavourites: slices('/api/temu/favourites/goods?'),
    searchListings: slices('/api/temu/listings?'),
    addFavourites: [
      ...ids.goods.map((one) => ({
        method: 'POST',
        path: '/api/temu/favourites/goods',
        body: { ids: [one] },
      })),
      { path: '/api/temu/favourites/goods?limit=100' },
    ],
    previewAlert: ids.goods.map((one) => ({
      method: 'POST',
      path: '/api/alert-previews',
      body: {
        watched: { marketplace: 'temu', query: { keyword: one } },
        rule: { kind: 'sales_rise', percent: 1 },
      },
    })),
  }
  return wanted[id]
}

describeMarketOnBothEngines('every operation that answers with market figures', MARKET, (database) => {
  let server: RunningServer
  let db: Database
  let ids: Record<Kind, string[]>
  beforeAll(async () => {
    db = database()
    await rollUpShops(db)
    server = await runServer(db)
    const found = await Promise.all(
      Object.entries(KEYS).map(async ([kind, text]) => {
        const { rows } = await db.pool.query<{ id: string }>(`${text} limit 12`)
        return [kind, rows.map(({ id }) => id)] as const
      }),
    )
    ids = Object.fromEntries(found) as Record<Kind, string[]>
  })
  afterAll(() => server.close())

  /** A person of the least tier with space for a few more rows today, who keeps products without having opened them. */
  async function almostUsedUp() {
    const { id, token } = await entered(db, { vipType: 'general', vipExpire: null, isExternalLink: true })
    const { marketRows } = tierEntitlement('general')
    const keep = { ids: ids.goods }
    await server.post('/api/temu/favourites/goods', keep, token)
    await server.post('/api/temu/listings', keep, token)
    await db.pool.query('delete from market_row_opened where account = $1', [id])
    const use = `insert into quota_use (user_id, feature, day, used) values ($1, 'marketRows', $2, $3)
      on conflict (user_id, feature, day) do update set used = excluded.used`
    await db.pool.query(use, [id, quotaDay(Date.now()), marketRows - ROOM])
    return { id, token, limit: marketRows }
  }

  test.each(drawing.map(({ id }) => id))('%s opens no more than the right of the day', async (operation) => {
    const calls = callsOf(operation, ids)
    expect(calls, `say in callsOf how ${operation} is called`).toBeDefined()
    const { id, token, limit } = await almostUsedUp()
    if (operation === 'addFavourites')
      await server.post('/api/temu/favourites/goods/remove', { ids: ids.goods }, token)
    const shown = { own: new Set<string>(), goods: new Set<string>() }
    let refused = 0
    for (const { path, method = 'GET', body } of calls ?? []) {
      const answer: Answer = await server.call(method, path, { token, ...(body ? { body } : {}) })
      const data = answer.body.data as { closed?: { rows: number } } | null
      if (answer.status === 429) expect(answer.body.reason).toBe('quota_used')
      else expect([answer.status, path]).toEqual([200, path])
      if (answer.status === 429 || data?.closed) refused++
      // What was true when a product was saved is the person's own, once saving it was drawn.
      if (answer.status === 200) shownRows(data, path, shown, operation === 'addFavourites')
    }
    expect(refused).toBeGreaterThan(0)
    expect(shown.own.size).toBeGreaterThan(0)
    expect(shown.own.size).toBeLessThanOrEqual(ROOM)
    expect(shown.goods.size).toBeLessThanOrEqual(ROOM)
    const { rows } = await db.pool.query<{ used: number }>(
      `select used::float8 as used from quota_use where user_id = $1 and feature = 'marketRows'`,
      [id],
    )
    expect(rows[0]?.used).toBeLessThanOrEqual(limit)
  })

  test('a refusal names the next tier, what is used and when it is fresh again', async () => {
    const { token } = await almostUsedUp()
    const { status, body, headers } = await server.get('/api/temu/goods/search?limit=20', token)
    expect([status, body.reason]).toEqual([429, 'quota_used'])
    expect(body.message).toBe(
      '今日可查看的不同数据行数剩余 5（共 300），请减少数量、明天 00:00 后再试或升级会员',
    )
    const data = body.data as { retryAfterMs: number; resetAt: number }
    expect(data).toMatchObject({ need: 'month', used: 295, limit: 300 })
    expect(headers['retry-after']).toBe(String(Math.ceil(data.retryAfterMs / 1000)))
    // Midnight of Beijing is 16:00 UTC.
    expect(new Date(data.resetAt).toISOString()).toMatch(/T16:00:00\.000Z$/)
  })

  test('a key and the browser of one person draw on the same rows', async () => {
    const { token } = await almostUsedUp()
    const { token: secret } = await keyOf(server, token, ['read:goods'])
    expect((await server.get('/api/temu/goods/search?limit=5', secret)).status).toBe(200)
    expect((await server.get('/api/temu/goods/search?limit=5', token)).status).toBe(200)
    expect((await server.get('/api/temu/goods/search?limit=6', secret)).body.reason).toBe('quota_used')
  })
})
