import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rollUpShops } from '../../src/modules/shops/store/shop-roll-up.ts'
import { readContract } from '../../src/platform/contract/contract.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { MARKET } from '../demo-market.ts'
import { callPath } from '../http/api-keys.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { callsOf, idsOfMarket, type MarketIds } from '../market-rows/market-calls.ts'
import { findPostgres } from '../postgres/find-postgres.ts'
import { type FreshPostgres, freshPostgresUrl } from '../postgres/fresh-postgres-url.ts'
import { openSides, type Sides } from './sides.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const DAY_MS = 86_400_000
const { operations } = readContract()
const marked = operations.filter(({ readsMarket }) => readsMarket)
if (findPostgres() === undefined)
  process.stderr.write('which side is read: no PostgreSQL found, which has the roles for it; not tested.\n')

describe.runIf(findPostgres())('a reader without own data, and a primary without the market', () => {
  let fresh: FreshPostgres
  let whole: Database
  let sides: Sides
  let server: RunningServer
  let ids: MarketIds
  let dismissed: string
  let me: { id: string; token: string }
  beforeAll(async () => {
    fresh = await freshPostgresUrl(MARKET)
    whole = await openDatabase({ databaseUrl: fresh.url })
    await rollUpShops(whole)
    ids = await idsOfMarket(whole)
    me = await entered(whole, {
      vipType: 'yqyy',
      vipExpire: new Date(Date.now() + DAY_MS),
      isExternalLink: true,
    })
    const keeping = await runServer(whole)
    const [kept, listed] = ids.goods
    const board = await keeping.get('/api/temu/rank/burst?limit=1', me.token)
    dismissed = (board.body.data as { rows: { id: string }[] }).rows[0]?.id ?? ''
    await keeping.post('/api/temu/favourites/goods', { ids: [kept] }, me.token)
    await keeping.post('/api/temu/listings', { ids: [listed] }, me.token)
    await keeping.call('PATCH', '/api/temu/listings', {
      token: me.token,
      body: { ids: [listed], status: 'listed' },
    })
    await keeping.post('/api/temu/dismissed-goods', { ids: [dismissed], dismissed: true }, me.token)
    await keeping.close()
    sides = await openSides(fresh.url)
    server = await runServer(sides.primary)
  })
  afterAll(async () => {
    await server.close()
    await sides.dispose()
    await whole.close()
    await fresh.drop()
  })

  const pathsOf = (id: string, url: string) =>
    callsOf(id, ids)
      ?.map(({ path }) => path)
      .slice(0, 2) ?? [callPath(url)]
  const rowsOf = async (path: string) => {
    const { status, body } = await server.get(path, me.token)
    expect([path, status]).toEqual([path, 200])
    return (body.data as { rows: { id: string }[]; count: number }) ?? {}
  }

  test('neither role reads what belongs to the other', async () => {
    const refused = { code: '42501' }
    for (const table of [
      'session',
      'app_user',
      'favourite',
      'quota_use',
      'market_row_opened',
      'member_order',
    ])
      await expect(sides.market.pool.query(`select from ${table}`), table).rejects.toMatchObject(refused)
    for (const table of [
      'product_metric',
      'product_key',
      'shop',
      'goods_rank',
      'creator',
      'market_figure',
      'category',
    ])
      await expect(sides.primary.pool.query(`select from ${table}`), table).rejects.toMatchObject(refused)
  })

  test.each(marked.map(({ id, url }) => [id, url] as const))('%s reads the reader alone', async (id, url) => {
    for (const path of pathsOf(id, url)) {
      const before = sides.reads()
      const { status, text } = await server.get(path, me.token)
      expect([path, status, status === 200 ? '' : text]).toEqual([path, 200, ''])
      expect(sides.reads()).toBe(before + 1)
    }
  })

  test('own marks of a list are read on the primary, its products from the reader', async () => {
    const search = '/api/temu/goods/search?exact_count=true&limit=1'
    const all = await rowsOf(search)
    for (const own of ['hide_kept=true', 'hide_listed=true'])
      expect((await rowsOf(`${search}&${own}`)).count, own).toBe(all.count - 1)
    expect((await rowsOf(`${search}&hide_kept=true&hide_listed=true`)).count).toBe(all.count - 2)
    const only = await rowsOf('/api/temu/rank/burst?dismissed=only')
    expect(only.rows.map(({ id }) => id)).toEqual([dismissed])
    const without = await rowsOf('/api/temu/rank/burst?limit=100')
    expect(without.rows.map(({ id }) => id)).not.toContain(dismissed)
  })

  test('rows of an answer from the reader are drawn from the right on the primary', async () => {
    const poor = await entered(whole, { vipType: 'general', vipExpire: null })
    const used = async () => {
      const { rows } = await sides.primary.pool.query<{ used: number }>(
        `select coalesce(sum(used), 0)::float8 as used from quota_use where user_id = $1 and feature = 'marketRows'`,
        [poor.id],
      )
      return rows[0]?.used
    }
    expect(await used()).toBe(0)
    expect((await server.get('/api/temu/goods/search?limit=7', poor.token)).status).toBe(200)
    expect(await used()).toBe(7)
  })

  test('no other GET asks the reader', async () => {
    let asked = 0
    const watched = Object.create(whole, {
      reader: {
        value: {
          read: () => {
            asked++
            throw new Error('This operation is not marked.')
          },
          figures: () => undefined,
        },
      },
    }) as Database
    const other = await runServer(watched)
    const failed: string[] = []
    for (const { id, url } of operations.filter((one) => one.method === 'GET' && !one.readsMarket))
      for (const path of pathsOf(id, url)) {
        const { status, text } = await other.get(path, me.token)
        if (status >= 500) failed.push(`${id}: ${status} ${text}`)
      }
    await other.close()
    expect([failed, asked]).toEqual([[], 0])
  })
})
