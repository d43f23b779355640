import { tierEntitlement } from '@haixuan/rules'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { quotaDay } from '../../src/modules/access/rules/quota-account.ts'
import { openMarketRows } from '../../src/modules/access/store/market-rows-opened.ts'
import { setOperator } from '../../src/modules/account/store/user-acts.ts'
import { rollUpShops } from '../../src/modules/shops/store/shop-roll-up.ts'
import { type Operation, readContract } from '../../src/platform/contract/contract.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { isWrite } from '../../src/platform/http/refuse-read-only.ts'
import { MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { type Call, callsOf, idsOfMarket, type MarketIds } from '../market-rows/market-calls.ts'
import { makeReadOnly } from '../storage/make-read-only.ts'
import { callPath, keyOf } from './api-keys.ts'
import { exampleOf } from './example-body.ts'
import { entered } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const { operations } = readContract()
const YEAR_MS = 365 * 86_400_000
const READ_ONLY = {
  status: 503,
  headers: { 'retry-after': '30' },
  body: {
    reason: 'read_only',
    message:
      '网站暂时只能查看，不能保存：数据库正在维护或磁盘空间不足；已有的内容可以照常查看，请稍后再试或联系管理员',
  },
}

describeMarketOnBothEngines('a database that takes no writes', MARKET, (database) => {
  let db: Database
  let server: RunningServer
  let ids: MarketIds
  let token: string
  let key: string
  beforeAll(async () => {
    db = database()
    await rollUpShops(db)
    server = await runServer(db)
    ids = await idsOfMarket(db)
    const until = new Date(Date.now() + YEAR_MS)
    const all = { vipType: 'yqyy', vipExpire: until, isExternalLink: true, isPre: false, userCustom: ['x'] }
    const who = await entered(db, all as object)
    await setOperator(db, who.mobile, true, 'test')
    token = who.token
    key = (await keyOf(server, token)).token
    // As somebody who has been away for a while: the next call is one that notes that they are here.
    await db.pool.query("update session set last_seen_at = now() - interval '5 minutes'")
    await makeReadOnly(db, true)
  })
  afterAll(async () => {
    await makeReadOnly(db, false)
    await server.close()
  })

  const callsTo = (operation: Operation): Call[] =>
    callsOf(operation.id, ids)?.slice(0, 1) ?? [{ path: callPath(operation.url) }]

  test('every operation that reads answers, with a session and with a key', async () => {
    const failed: string[] = []
    let answered = 0
    for (const operation of operations.filter((one) => one.method === 'GET' && !isWrite(one)))
      for (const bearer of [token, key])
        for (const { path } of callsTo(operation)) {
          const { status, text } = await server.call('GET', path, { token: bearer })
          if (status === 200) answered++
          if (status >= 500) failed.push(`${operation.id}: ${status} ${text}`)
        }
    expect(failed).toEqual([])
    expect(answered).toBeGreaterThan(80)
  })

  test('every operation that writes is refused in the same words', async () => {
    const writes = operations.filter(isWrite)
    expect(writes.length).toBeGreaterThan(50)
    for (const operation of writes) {
      const { method, url } = operation
      const body = exampleOf(operation)
      const answer = await server.call(method, callPath(url), {
        token,
        ...(body === undefined ? {} : { body }),
      })
      expect([operation.id, answer.status, answer.body.reason]).toEqual([operation.id, 503, 'read_only'])
      expect(answer).toMatchObject(READ_ONLY)
    }
  })

  test('the right of the day still ends: nothing is opened beyond what is left of it', async () => {
    await makeReadOnly(db, false)
    const poor = await entered(db, { vipType: 'general', vipExpire: null })
    const { marketRows } = tierEntitlement('general')
    const left = 5
    await db.pool.query(
      "insert into quota_use (user_id, feature, day, used) values ($1, 'marketRows', $2, $3)",
      [poor.id, quotaDay(Date.now()), marketRows - left],
    )
    await makeReadOnly(db, true)
    const search = (limit: number) => server.get(`/api/temu/goods/search?limit=${limit}`, poor.token)
    expect((await search(left)).status).toBe(200)
    expect((await search(left + 1)).body.reason).toBe('quota_used')
  })

  test('the same when only the refused statement tells of it, for whole answers and for own lists', async () => {
    await makeReadOnly(db, false)
    const { id } = await entered(db)
    const rows = ids.goods
      .slice(0, 6)
      .map((one) => ({ marketplace: 'temu', kind: 'goods', id: one }) as const)
    const opening = { account: id, day: quotaDay(Date.now()), limit: 4 }
    await openMarketRows(db, rows.slice(0, 2), opening, 'all')
    await makeReadOnly(db, true)
    const unaware = { ...db, isReadOnly: async () => false }
    const closed = async (count: number, mode: 'all' | 'some') => {
      const found = await openMarketRows(unaware, rows.slice(0, count), opening, mode)
      // A refused statement costs the embedded engine its session, and the setting with it.
      if (db.engine === 'embedded') await makeReadOnly(db, true)
      return found
    }
    expect(await closed(4, 'all')).toEqual([false, false, false, false])
    expect(await closed(5, 'all')).toEqual([false, false, true, true, true])
    expect(await closed(6, 'some')).toEqual([false, false, false, false, true, true])
  })

  test('once it takes writes again, they are done', async () => {
    await makeReadOnly(db, false)
    const made = await server.post('/api/temu/favourites/goods/folders', { name: '夹' }, token)
    expect(made.status).toBe(200)
  })
})
