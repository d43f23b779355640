import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoAccounts } from '../../src/demo/accounts/demo-accounts.ts'
import { readContract } from '../../src/platform/contract/contract.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { person, tokenOf } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

const OPERATIONS = readContract().operations
const GUARDED = OPERATIONS.filter((operation) => operation.access.auth === 'user')
const MAIN_ONLY = GUARDED.filter((operation) => operation.access.flags?.includes('main_account'))
/** A path with something in each parameter. */
const pathOf = (url: string) =>
  url.replaceAll(':marketplace', 'temu').replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')

describeOnBothEngines('access', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    await seedDemoAccounts(db)
    server = await runServer(db)
  })
  afterAll(() => server.close())

  test.each(GUARDED.map((o) => [`${o.method} ${o.url}`, o] as const))(
    '%s wants a user',
    async (_name, { method, url }) => {
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
      for (const headers of [
        {},
        { authorization: 'Bearer hx_nobody' },
        { authorization: 'Basic eDp5' },
        { authorization: 'Bearer ' },
      ]) {
        const answer = await server.call(method, pathOf(url), {
          ...body,
          headers: headers as Record<string, string>,
        })
        expect([answer.status, answer.body.reason]).toEqual([401, 'sign_in_required'])
        expect(answer.headers['www-authenticate']).toBe('Bearer')
      }
    },
  )

  test.each(MAIN_ONLY.map((o) => [`${o.method} ${o.url}`, o] as const))(
    '%s is for main accounts',
    async (_name, { method, url }) => {
      const main = await person(db)
      const subAccount = await person(db, { openedBy: main.id })
      const answer = await server.call(method, pathOf(url), {
        token: await tokenOf(db, subAccount.id),
        ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
      })
      expect([answer.status, answer.body.reason]).toEqual([403, 'main_account_only'])
    },
  )

  test('a session ends with its seven days, by the clock of the database', async () => {
    const { id } = await person(db)
    const token = await tokenOf(db, id)
    expect((await server.get('/api/user/getUserInfo', token)).status).toBe(200)
    await db.pool.query("update session set expires_at = now() - interval '1 second' where user_id = $1", [
      id,
    ])
    expect((await server.get('/api/user/getUserInfo', token)).status).toBe(401)
  })

  test('the token itself is nowhere in the database, its digest is', async () => {
    const { id } = await person(db)
    const token = await tokenOf(db, id)
    expect(Buffer.from(token.slice(3), 'base64url')).toHaveLength(32)
    const { rows } = await db.pool.query(
      'select row_to_json(s)::text as row, octet_length(token_hash) as bytes from session s where user_id = $1',
      [id],
    )
    expect(rows[0].bytes).toBe(32)
    expect(rows[0].row).not.toContain(token.slice(3, 20))
  })

  test('a stale token does not spoil a public call', async () => {
    const answer = await server.get('/api/goods/list', 'hx_stale')
    expect(answer.status).toBe(200)
  })

  test('demo accounts and their tokens are unknown to a server that others can reach', async () => {
    const token = await server.signIn('13800138003', 'haixuan-demo')
    const open = await runServer(db, { allowDemoAccounts: false })
    try {
      const demo = await open.post('/api/weapp/loginpassword', {
        mobile: '13800138003',
        password: 'haixuan-demo',
      })
      const nobody = await open.post('/api/weapp/loginpassword', {
        mobile: '13700000001',
        password: 'haixuan-demo',
      })
      expect(demo.status).toBe(401)
      expect(demo.text).toBe(nobody.text)
      expect((await open.get('/api/user/getUserInfo', token)).status).toBe(401)
    } finally {
      await open.close()
    }
  })

  test('an expired member is general at once', async () => {
    const { id } = await person(db, { vipType: 'year', vipExpire: new Date(Date.now() + 86_400_000) })
    const token = await tokenOf(db, id)
    const before = (await server.get('/api/me/entitlements', token)).body.data as { tier: string }
    await db.pool.query("update app_user set vip_expire = now() - interval '1 second' where id = $1", [id])
    const after = (await server.get('/api/me/entitlements', token)).body.data as { tier: string }
    const info = (await server.get('/api/user/getUserInfo', token)).body.data as {
      vip_type: string
      vipExpire: number
    }
    expect(before).toMatchObject({ tier: 'year', expired: false })
    expect(after).toMatchObject({ tier: 'general', vip_type: 'year', expired: true })
    expect(info.vip_type).toBe('year')
    expect(info.vipExpire).toBeLessThan(Date.now())
  })

  test('entitlements say what one has, has used and gets next', async () => {
    const { id } = await person(db, { vipType: 'year', vipExpire: null })
    const data = (await server.get('/api/me/entitlements', await tokenOf(db, id))).body.data as {
      items: unknown[]
    }
    expect(data.items).toEqual(
      expect.arrayContaining([
        {
          feature: 'rowsPerQuery',
          name: '每次查询可查看行数',
          limit: 10_000,
          used: null,
          resetAt: null,
          next: { vip_type: 'gold_drill', limit: 20_000 },
        },
        {
          feature: 'historyDays',
          name: '历史数据天数',
          limit: 30,
          used: null,
          resetAt: null,
          next: { vip_type: 'green_drill', limit: 60 },
        },
        {
          feature: 'subAccounts',
          name: '子账号',
          limit: 1,
          used: 0,
          resetAt: null,
          next: { vip_type: 'green_drill', limit: 3 },
        },
        {
          feature: 'exportRows',
          name: '每日导出行数',
          limit: 10_000,
          used: 0,
          resetAt: expect.any(Number),
          next: { vip_type: 'green_drill', limit: 20_000 },
        },
      ]),
    )
  })

  test('one sees and ends only their own sessions', async () => {
    const [a, b] = [await person(db), await person(db)]
    const [tokenA, tokenA2, tokenB] = [
      await tokenOf(db, a.id),
      await tokenOf(db, a.id),
      await tokenOf(db, b.id),
    ]
    const mine = (await server.get('/api/me/sessions', tokenA)).body.data as {
      id: string
      current: boolean
    }[]
    expect(mine.map((row) => row.current).sort()).toEqual([false, true])
    const other = mine.find((row) => !row.current)
    await server.call('DELETE', `/api/me/sessions/${other?.id}`, { token: tokenB })
    expect((await server.get('/api/user/getUserInfo', tokenA2)).status).toBe(200)
    await server.call('DELETE', `/api/me/sessions/${other?.id}`, { token: tokenA })
    expect((await server.get('/api/user/getUserInfo', tokenA2)).status).toBe(401)
    expect((await server.get('/api/user/getUserInfo', tokenA)).status).toBe(200)
  })
})
