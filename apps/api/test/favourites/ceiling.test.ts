import { tierEntitlement } from '@haixuan/rules'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { VipType } from '../../src/platform/caller.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

describeMarketOnBothEngines('the ceiling of favourites', MARKET, (database) => {
  let server: RunningServer
  let db: Database
  let ids: string[]
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
    const { rows } = await db.pool.query<{ id: string }>(
      'select external_id as id from product_key where marketplace = 1 order by 1 limit 10',
    )
    ids = rows.map(({ id }) => id)
  })
  afterAll(() => server.close())

  /** Somebody who keeps so many other things already: shops of another marketplace. */
  const keeperOf = async (count: number, vipType: VipType = 'general') => {
    const { id, token } = await entered(db, { vipType, vipExpire: null })
    await db.pool.query(
      `insert into favourite (user_id, marketplace, kind, external_id, saved_at, title)
       select $1, 2, 2, 'x' || n, 1, 'x' from generate_series(1, $2::integer) n`,
      [id, count],
    )
    return token
  }
  const add = (token: string, which: string[]) =>
    server.post('/api/temu/favourites/goods', { ids: which }, token)
  const kept = async (token: string) =>
    ((await server.get('/api/temu/favourites/goods', token)).body.data as { count: number }).count
  const full = tierEntitlement('general').favourites

  test('who keeps more than their tier has room for, since a membership ended, may keep them again', async () => {
    const token = await keeperOf(full - 1)
    expect((await add(token, ids.slice(0, 1))).body.data).toMatchObject({ added: 1 })
    const { rows } = await db.pool.query<{ user_id: string }>(
      `select user_id from favourite where external_id = $1 order by saved_at desc limit 1`,
      [ids[0]],
    )
    await db.pool.query(
      `insert into favourite (user_id, marketplace, kind, external_id, saved_at, title) values ($1, 2, 2, 'over', 1, 'x')`,
      [rows[0]?.user_id],
    )
    expect((await add(token, ids.slice(0, 1))).body.data).toMatchObject({ added: 0, kept: 1 })
    expect((await add(token, ids.slice(1, 2))).status).toBe(403)
  })

  test('below and at the ceiling things are kept, above it nothing of the call is', async () => {
    const token = await keeperOf(full - 2)
    const refused = await add(token, ids.slice(0, 3))
    expect([refused.status, refused.body.reason]).toEqual([403, 'quota_used'])
    expect(refused.body.message).toBe(
      '当前会员等级最多收藏 500 个，已有 498 个，放不下新的 3 个；请清理不再需要的收藏或升级会员',
    )
    expect(refused.body.data).toMatchObject({ need: 'month', used: full - 2, limit: full })
    expect(await kept(token)).toBe(0)
    expect((await add(token, ids.slice(0, 1))).body.data).toMatchObject({ added: 1 })
    expect((await add(token, ids.slice(1, 2))).body.data).toMatchObject({ added: 1 })
    expect((await add(token, ids.slice(2, 3))).status).toBe(403)
    expect(await kept(token)).toBe(2)
    // What is kept already is no reason to refuse.
    expect((await add(token, ids.slice(0, 2))).body.data).toMatchObject({ added: 0, kept: 2 })
    const { items } = (await server.get('/api/me/entitlements', token)).body.data as {
      items: { feature: string; used: number; limit: number; next: unknown }[]
    }
    expect(items.find(({ feature }) => feature === 'favourites')).toMatchObject({
      ...{ used: full, limit: full, next: { vip_type: 'month', limit: 2_000 } },
    })
  })

  test('who kept more under a higher tier keeps all of it, and adds nothing', async () => {
    const token = await keeperOf(full + 40)
    expect((await add(token, ids.slice(0, 1))).status).toBe(403)
    const shops = await server.get('/api/shein/favourites/shop?limit=1', token)
    expect(shops.body.data).toMatchObject({ count: full + 40 })
  })

  test('bringing back what was taken away is no way over it', async () => {
    const token = await keeperOf(full - 1)
    await add(token, ids.slice(0, 1))
    await server.post('/api/temu/favourites/goods/remove', { ids: ids.slice(0, 1) }, token)
    await add(token, ids.slice(1, 2))
    const back = await server.post('/api/temu/favourites/goods/restore', { ids: ids.slice(0, 1) }, token)
    expect([back.status, back.body.reason]).toEqual([403, 'quota_used'])
    expect(await kept(token)).toBe(1)
  })

  test('calls side by side do not pass it together', async () => {
    const token = await keeperOf(full - 3)
    const answers = await Promise.all(ids.slice(0, 6).map((one) => add(token, [one])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await kept(token)).toBe(3)
  })

  test('saving what was not opened is drawn as opened, and refused when nothing is left', async () => {
    const token = await keeperOf(0)
    const used = async () => {
      const { items } = (await server.get('/api/me/entitlements', token)).body.data as {
        items: { feature: string; used: number }[]
      }
      return items.find(({ feature }) => feature === 'marketRows')?.used
    }
    expect((await server.get(`/api/temu/goods/${ids[0]}`, token)).status).toBe(200)
    await add(token, ids.slice(0, 1))
    expect(await used()).toBe(1)
    await add(token, ids.slice(0, 3))
    expect(await used()).toBe(3)
    await db.pool.query(`update quota_use set used = 300 where feature = 'marketRows' and used = 3`)
    const refused = await add(token, ids.slice(3, 4))
    expect([refused.status, refused.body.reason]).toEqual([429, 'quota_used'])
    expect(await kept(token)).toBe(3)
  })
})
