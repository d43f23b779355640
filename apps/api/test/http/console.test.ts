import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setOperator } from '../../src/modules/account/store/user-acts.ts'
import { readContract } from '../../src/platform/contract/contract.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { openTransfers, order, orderIn } from '../orders/order-calls.ts'
import { entered } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

const CONSOLE = readContract().operations.filter(({ url }) => url.startsWith('/api/admin/'))
const pathOf = (url: string) =>
  url.replace(':number', 'HX8K3M2ZQ7PA').replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')

describeOnBothEngines('the operator’s console', (database) => {
  let server: RunningServer
  let db: Database
  let operator: { id: string; mobile: string; token: string }
  beforeAll(async () => {
    db = database()
    await openTransfers(db)
    server = await runServer(db)
    operator = await entered(db)
    await setOperator(db, operator.mobile, true, 'test')
  })
  afterAll(() => server.close())
  const put = (path: string, body: unknown) => server.call('PUT', path, { token: operator.token, body })
  const read = async (path: string) => (await server.get(path, operator.token)).body.data as unknown
  const lastEvent = async () =>
    (
      (await read('/api/admin/events?limit=1')) as {
        rows: { kind: string; actor: string; subject: string }[]
      }
    ).rows[0]

  test('every operation of the console asks for the role, whatever tier somebody has', async () => {
    expect(CONSOLE.length).toBeGreaterThan(20)
    const custom = await entered(db, {
      vipType: 'yqyy',
      isExternalLink: true,
      isPre: false,
      userCustom: ['x'],
    })
    for (const { method, url, access } of CONSOLE) {
      expect(access.flags).toEqual(['operator'])
      const answer = await server.call(method, pathOf(url), {
        token: custom.token,
        ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
      })
      expect([url, answer.status, answer.body.reason]).toEqual([url, 403, 'operator_only'])
    }
  })

  test('the role is given and taken at once, and the user is told of it', async () => {
    const { mobile, token } = await entered(db)
    const mayOpen = async () =>
      ((await server.get('/api/user/getUserInfo', token)).body.data as { isOperator: boolean }).isOperator
    expect(await mayOpen()).toBe(false)
    await setOperator(db, mobile, true, 'cli')
    expect([await mayOpen(), (await server.get('/api/admin/users', token)).status]).toEqual([true, 200])
    await setOperator(db, mobile, false, 'cli')
    expect([await mayOpen(), (await server.get('/api/admin/users', token)).status]).toEqual([false, 403])
  })

  test('users are found by number and name; tier and rights are set and take effect on the next call', async () => {
    const { id, mobile, token } = await entered(db, { nickname: '100%_对' })
    const found = async (keyword: string) =>
      ((await read(`/api/admin/users?keyword=${encodeURIComponent(keyword)}`)) as { rows: { id: string }[] })
        .rows
    expect((await found(mobile.slice(3))).map((row) => row.id)).toEqual([id])
    expect((await found('%_')).map((row) => row.id)).toEqual([id])
    const vipExpire = Date.now() + 86_400_000
    expect((await put(`/api/admin/users/${id}/membership`, { vip_type: 'year', vipExpire })).status).toBe(200)
    expect(await lastEvent()).toMatchObject({ kind: 'membership_set', subject: id })
    const rights = { isexternallink: 1, is_pre: 0, userCustom: ['标签监控'], belongCode: null }
    expect((await put(`/api/admin/users/${id}/rights`, rights)).status).toBe(200)
    expect((await server.get('/api/user/getUserInfo', token)).body.data).toMatchObject({
      ...{ vip_type: 'year', vipExpire, isexternallink: 1, is_pre: 0, userCustom: ['标签监控'] },
    })
    expect((await put(`/api/admin/users/${randomUUID()}/rights`, rights)).body.reason).toBe('desk_refused')
    expect(
      (await put(`/api/admin/users/${id}/rights`, { ...rights, belongCode: 'javascript:alert(1)' })).status,
    ).toBe(400)
  })

  test('a transfer is confirmed once by who they are, and refunded', async () => {
    const buyer = await entered(db)
    const { number } = orderIn(await order(server, buyer.token))
    const waiting = (await read('/api/admin/orders?status=pending')) as { number: string; mobile: string }[]
    expect(waiting).toContainEqual(expect.objectContaining({ number, mobile: buyer.mobile }))
    const confirm = (fen: number) =>
      server.post(
        `/api/admin/orders/${number}/confirm`,
        { fen, receipt: `R-${number}`, payer: '6222 0212 3456' },
        operator.token,
      )
    expect((await confirm(1)).body.reason).toBe('desk_refused')
    expect((await confirm(19_800)).body.data).toEqual({ outcome: 'paid' })
    expect((await confirm(19_800)).body.data).toEqual({ outcome: 'paid' })
    expect((await lastEvent())?.actor).toContain(operator.mobile)
    const refund = await server.post(`/api/admin/orders/${number}/refund`, { fen: null }, operator.token)
    expect(refund.body.data).toEqual({ refundedFen: 19_800 })
  })

  test('prices, dictionary and news are written, read and noted', async () => {
    expect((await put('/api/admin/plans/12', { priceFen: 99_800 })).status).toBe(200)
    expect((await server.get('/api/goods/list')).body.data).toContainEqual(
      expect.objectContaining({ id: 12, priceFen: 99_800 }),
    )
    await put('/api/admin/dictionary/front_desk/beian', { value: '示例备 1 号' })
    expect((await server.get('/api/dict/front_desk')).body.data).toContainEqual({
      ...{ key: 'beian', value: '示例备 1 号' },
    })
    const id = randomUUID()
    const news = { kind: 'policy', title: '欧盟新规', body: '<b>正文</b>', publishedAt: null }
    await put(`/api/admin/news/${id}`, news)
    await put(`/api/admin/news/${id}`, { ...news, title: '欧盟新规（修订）' })
    expect(await read('/api/admin/news')).toEqual([
      expect.objectContaining({ id, ...news, title: '欧盟新规（修订）' }),
    ])
    expect((await server.call('DELETE', `/api/admin/news/${id}`, { token: operator.token })).status).toBe(200)
    expect(await lastEvent()).toMatchObject({ kind: 'news_removed', subject: id })
    expect(await read('/api/admin/news')).toEqual([])
    await put('/api/admin/plans/12', { priceFen: null })
  })

  test('an import of anybody is listed', async () => {
    expect(await read('/api/admin/imports')).toMatchObject({ rows: [], count: 0 })
  })

  test('an application is looked at, with its licence, and decided once', async () => {
    const { id: userId, token } = await entered(db)
    const id = randomUUID()
    await db.pool.query(
      `insert into settlement_application (user_id, id, company, credit_code, contact, mobile, detail, licence, licence_type)
       values ($1, $2, '示例公司', '91350100M000100Y43', '张三', '13800138000', '{"needs":["api"]}', $3, 'image/png')`,
      [userId, id, Buffer.from('pixels')],
    )
    expect(await read('/api/admin/settlements?status=pending')).toEqual([
      expect.objectContaining({ id, company: '示例公司', detail: { needs: ['api'] } }),
    ])
    expect(await read(`/api/admin/settlements/${id}/licence`)).toEqual({
      picture: `data:image/png;base64,${Buffer.from('pixels').toString('base64')}`,
    })
    const decide = () =>
      server.post(
        `/api/admin/settlements/${id}/decision`,
        { status: 'incomplete', reply: '请补充' },
        operator.token,
      )
    expect((await decide()).status).toBe(200)
    expect((await decide()).body.reason).toBe('desk_refused')
    expect((await server.get('/api/settlements', token)).body.data).toMatchObject({
      ...{ status: 'incomplete', reply: '请补充' },
    })
  })
})
