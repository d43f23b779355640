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
import { callsOf, idsOfMarket, type MarketIds } from './market-calls.ts'
import { shownRows } from './shown-rows.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const ROOM = 5
const drawing = readContract().operations.filter(
  ({ marketRows }) => marketRows && marketRows.drawn !== 'none',
)

describeMarketOnBothEngines('every operation that answers with market figures', MARKET, (database) => {
  let server: RunningServer
  let db: Database
  let ids: MarketIds
  beforeAll(async () => {
    db = database()
    await rollUpShops(db)
    server = await runServer(db)
    ids = await idsOfMarket(db)
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
