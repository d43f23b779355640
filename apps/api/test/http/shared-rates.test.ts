import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { forgetRateWindows, takeShared } from '../../src/modules/access/store/rate-window-rows.ts'
import { type Contract, readContract } from '../../src/platform/contract/contract.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { replaysOf } from '../../src/replays.ts'
import { MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { create, type Job } from '../exports/read-export.ts'
import { openTransfers, order, orderIn } from '../orders/order-calls.ts'
import { keyOf } from './api-keys.ts'
import { entered, freshMobile, PASSWORD, person } from './people.ts'
import { NO_LIMITS, type RunningServer, runServer } from './running-server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 })

const few = (calls: number, perMs = 3_600_000) => ({
  user: { calls, perMs },
  anonymous: { calls, perMs },
})
const RATES = { ...NO_LIMITS, login: few(4), export: few(2), write: few(2) }

describeMarketOnBothEngines('rates of several servers', MARKET, (database) => {
  let db: Database
  let servers: RunningServer[]
  const at = (turn: number) => servers[turn % servers.length] as RunningServer
  beforeAll(async () => {
    db = database()
    await openTransfers(db)
    const options = { rates: RATES, trustedProxies: ['127.0.0.1/32'] }
    servers = await Promise.all([runServer(db, options), runServer(db, options)])
  })
  afterAll(() => Promise.all(servers.map((server) => server.close())))

  const signIn = async (turn: number, ip: string, mobile: string, password: string) => {
    const { status } = await at(turn).call('POST', '/api/weapp/loginpassword', {
      body: { mobile, password },
      headers: { 'x-forwarded-for': ip },
    })
    return status
  }

  test('tries of one address are counted together, wherever they arrive', async () => {
    const tried: number[] = []
    for (let turn = 0; turn < 7; turn++)
      tried.push(await signIn(turn, '203.0.113.20', freshMobile(), 'wrong-password'))
    expect(tried).toEqual([401, 401, 401, 401, 429, 429, 429])
    expect(await signIn(0, '203.0.113.21', freshMobile(), 'wrong-password')).toBe(401)
  })

  test('a success is given back for all servers', async () => {
    const { mobile } = await person(db)
    for (let turn = 0; turn < 3; turn++) await signIn(turn, '203.0.113.22', freshMobile(), 'wrong-password')
    for (let turn = 0; turn < 4; turn++)
      expect(await signIn(turn, '203.0.113.22', mobile, PASSWORD)).toBe(200)
    expect(await signIn(0, '203.0.113.22', freshMobile(), 'wrong-password')).toBe(401)
    expect(await signIn(1, '203.0.113.22', mobile, PASSWORD)).toBe(429)
  })

  test('calls with a key are counted together', async () => {
    const { token } = await entered(db)
    const { token: key } = await keyOf(at(0), token)
    const called: number[] = []
    for (let turn = 0; turn < 11; turn++)
      called.push((await at(turn).get('/api/me/entitlements', key)).status)
    expect(called).toEqual([...Array(10).fill(200), 429])
  })

  test('a wish that is sent again is answered when its class is used up, a new one is not', async () => {
    const { token } = await entered(db, { vipType: 'month', vipExpire: null, isExternalLink: true })
    const wish = { operation: 'searchGoods', params: { marketplace: 'temu' }, most: 3 } as const
    const keys = [randomUUID(), randomUUID(), randomUUID()]
    const send = (turn: number, key = '') => create(at(turn), token, wish, key)
    const [one, two] = await Promise.all([send(0, keys[0]), send(1, keys[1])])
    expect([one.status, two.status]).toEqual([200, 200])
    const { id } = one.body.data as Job
    for (let turn = 0; turn < 4; turn++) {
      const again = await send(turn, keys[0])
      expect((again.body.data as Job).id).toBe(id)
      expect((await send(turn, keys[2])).body.reason).toBe('rate_limited')
    }
  })

  test('the same of an order', async () => {
    const { token } = await entered(db)
    const [one, two] = [randomUUID(), randomUUID()]
    const { id } = orderIn(await order(at(0), token, { key: one }))
    await order(at(0), token, { key: two })
    expect((await order(at(0), token)).body.reason).toBe('rate_limited')
    expect(orderIn(await order(at(0), token, { key: one })).id).toBe(id)
  })

  test('every operation whose body names its wish by a key knows it again', () => {
    const { operations, components }: Contract = readContract()
    const hasKey = (schema: unknown): boolean => {
      const { $ref, properties } = schema as { $ref?: string; properties?: object }
      if ($ref === undefined) return properties !== undefined && 'key' in properties
      return hasKey((components['schemas'] as Record<string, unknown>)[$ref.split('/').at(-1) ?? ''])
    }
    // The key that an operator sends is the name of a job.
    const keyed = operations
      .filter(({ access, body }) => !access.flags?.includes('operator') && body && hasKey(body.schema))
      .map(({ id }) => id)
    expect(keyed.sort()).toEqual(Object.keys(replaysOf(db)).sort())
  })

  test('a window is over at its moment, never has more than its calls, and what is over is forgotten', async () => {
    const window = { name: 'x', key: randomUUID(), rate: { calls: 5, perMs: 60_000 } }
    const taken = await Promise.all(Array.from({ length: 12 }, () => takeShared(db, window)))
    expect(taken.filter((count) => count && !count.isFull)).toHaveLength(5)
    expect(taken.every((count) => count && count.resetMs > 0 && count.resetMs <= 60_000)).toBe(true)
    await db.pool.query("update rate_window set until = now() - interval '1 ms' where calls = 5")
    expect(await takeShared(db, window)).toMatchObject({ calls: 1, isFull: false })
    const over = async () =>
      (await db.pool.query('select count(*)::integer as n from rate_window where until <= now()')).rows[0].n
    await takeShared(db, { ...window, key: randomUUID(), rate: { calls: 1, perMs: 0 } })
    expect(await over()).toBeGreaterThan(0)
    await forgetRateWindows(db)
    expect(await over()).toBe(0)
  })

  test('a full window that a wrong clock of the database began holds nobody up once the clock is right', async () => {
    const window = { name: 'x', key: randomUUID(), rate: { calls: 2, perMs: 60_000 } }
    for (let call = 0; call < 2; call++) await takeShared(db, window)
    expect(await takeShared(db, window)).toMatchObject({ isFull: true })
    await db.pool.query("update rate_window set until = until + interval '10 years' where calls = 2")
    expect(await takeShared(db, window)).toMatchObject({ calls: 1, isFull: false })
    await takeShared(db, window)
    const full = await takeShared(db, window)
    expect(full?.isFull).toBe(true)
    expect(full?.resetMs).toBeLessThanOrEqual(60_000)
  })
})
