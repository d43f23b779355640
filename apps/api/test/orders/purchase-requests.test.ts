import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setOperator } from '../../src/modules/account/store/user-acts.ts'
import { MOST_A_DAY, MOST_WAITING, requestPurchase } from '../../src/modules/orders/store/own-requests.ts'
import type { UserCaller } from '../../src/platform/caller.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { openTransfers } from './order-calls.ts'

interface Request {
  id: string
  status: string
  priceFen: number | null
  payerTail: string | null
  reply: string | null
  orderId: string | null
}

describeOnBothEngines('requests for memberships', (database) => {
  let server: RunningServer
  let db: Database
  let operator: string
  beforeAll(async () => {
    db = database()
    await db.pool.query('update plan set price_fen = 99800 where id = 12')
    server = await runServer(db)
    const one = await entered(db)
    await setOperator(db, one.mobile, true, 'test')
    operator = one.token
  })
  afterAll(() => server.close())
  const ask = (token: string, about: object = {}) =>
    server.post('/api/purchase-requests', { planId: 12, months: 12, key: randomUUID(), ...about }, token)
  const asked = async (token: string, about: object = {}) => {
    const answer = await ask(token, about)
    expect([answer.status, answer.body.reason]).toEqual([200, undefined])
    return answer.body.data as Request
  }
  const own = async (token: string) =>
    (await server.get('/api/purchase-requests', token)).body.data as Request[]
  const decide = (id: string, about: object) =>
    server.post(
      `/api/admin/purchase-requests/${id}/decision`,
      { status: 'accepted', priceFen: null, reply: null, ...about },
      operator,
    )
  const waiting = async () =>
    (await server.get('/api/admin/purchase-requests?status=pending', operator)).body.data as Request[]

  test('a request has the price of the server, and of the payer only the last four characters', async () => {
    const { token, mobile } = await entered(db)
    const made = await asked(token, { months: 24, payer: ' 6222020200012346688 ', note: '尽快' })
    expect(made).toMatchObject({ status: 'pending', priceFen: 199_600, payerTail: '6688', orderId: null })
    expect(await own(token)).toEqual([made])
    expect((await waiting()).find(({ id }) => id === made.id)).toMatchObject({ mobile, payerTail: '6688' })
    const { rows } = await db.pool.query<{ row: string }>(
      `select row_to_json(r)::text as row from purchase_request r where id = '${made.id}'`,
    )
    expect(rows[0]?.row).not.toContain('0001234')
    for (const extra of [{ priceFen: 1 }, { status: 'accepted' }]) {
      expect((await ask(token, extra)).body.reason).toBe('bad_body')
    }
  })

  test('the same key is one request; with another plan it is refused', async () => {
    const { token } = await entered(db)
    const key = randomUUID()
    const all = await Promise.all([1, 2, 3, 4].map(() => asked(token, { key })))
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    expect((await ask(token, { key, planId: 10, months: 1 })).body.reason).toBe('request_key_used')
    expect((await ask(token, { key, months: 24 })).body.reason).toBe('request_key_used')
  })

  test('months are a multiple of those of the plan; a plan without a time takes any, at no price', async () => {
    const { token } = await entered(db)
    for (const months of [1, 11, 13]) {
      const answer = await ask(token, { months })
      expect([answer.status, answer.body.reason]).toEqual([400, 'bad_months'])
    }
    expect((await ask(token, { months: 37 })).body.reason).toBe('bad_body')
    expect((await ask(token, { months: 0 })).body.reason).toBe('bad_body')
    expect((await asked(token, { planId: 10, months: 36 })).priceFen).toBe(712_800)
    expect((await asked(token, { planId: 17, months: 5 })).priceFen).toBeNull()
    expect((await asked(token, { planId: 13, months: 12 })).priceFen).toBeNull()
    expect((await ask(token, { planId: 99 })).body.reason).toBe('plan_unknown')
  })

  test('what does not fit the membership is refused, and sub-accounts cannot ask', async () => {
    const member = await entered(db, { vipType: 'black_drill' })
    expect((await ask(member.token)).body.reason).toBe('plan_not_for_sale')
    const subAccount = await entered(db)
    const wish = { planId: 12, months: 12, key: randomUUID() }
    const caller = { userId: subAccount.id, parentId: member.id } as UserCaller
    await expect(requestPurchase(db, caller, wish)).rejects.toMatchObject({
      reason: 'main_account_buys',
    })
    // Without a seat they are on their own, as with an order.
    const made = await requestPurchase(db, { ...caller, isSeatless: true }, wish)
    expect(made.status).toBe('pending')
  })

  test('so many wait at a time, and so many are made a day', async () => {
    const { token } = await entered(db)
    const withdraw = (id: string) => server.post(`/api/purchase-requests/${id}/withdraw`, {}, token)
    const made: Request[] = []
    for (let count = 0; count < MOST_WAITING; count++) made.push(await asked(token))
    expect((await ask(token)).body.reason).toBe('requests_full')
    for (let count = MOST_WAITING; count < MOST_A_DAY; count++) {
      expect((await withdraw(made[count - MOST_WAITING]?.id ?? '')).status).toBe(200)
      made.push(await asked(token))
    }
    expect((await withdraw(made.at(-1)?.id ?? '')).status).toBe(200)
    const refused = await ask(token)
    expect([refused.body.reason, refused.body.message]).toEqual([
      'requests_full',
      `24 小时内最多提交 ${MOST_A_DAY} 个开通申请，请稍后再试`,
    ])
    const madeAgo = (hours: string) =>
      db.pool.query(
        `update purchase_request set created_at = now() - interval '${hours}' where id = '${made[0]?.id}'`,
      )
    await madeAgo('23 hours 59 minutes')
    expect((await ask(token)).body.reason).toBe('requests_full')
    await madeAgo('24 hours 1 minute')
    expect((await ask(token)).status).toBe(200)
  })

  test('a request is withdrawn by its owner alone, and not after it was decided', async () => {
    const [buyer, other] = [await entered(db), await entered(db)]
    const { id } = await asked(buyer.token)
    const withdraw = (token: string) => server.post(`/api/purchase-requests/${id}/withdraw`, {}, token)
    expect((await withdraw(other.token)).status).toBe(404)
    expect((await withdraw(buyer.token)).body.data).toMatchObject({ status: 'withdrawn' })
    expect((await withdraw(buyer.token)).body.data).toMatchObject({ status: 'withdrawn' })
    expect((await decide(id, {})).body.reason).toBe('desk_refused')
    const next = await asked(buyer.token)
    expect((await decide(next.id, { status: 'refused', reply: '请补充信息' })).status).toBe(200)
    const late = await server.post(`/api/purchase-requests/${next.id}/withdraw`, {}, buyer.token)
    expect(late.body.reason).toBe('request_decided')
  })

  test('the key of an order of the buyer keeps nobody from accepting', async () => {
    const { token } = await entered(db)
    await openTransfers(db)
    const key = randomUUID()
    const own = await server.post('/api/orders', { planId: 10, method: 'transfer', key }, token)
    expect(own.status).toBe(200)
    const accepted = await decide((await asked(token, { key })).id, {})
    expect([accepted.status, accepted.body.reason]).toEqual([200, undefined])
  })

  test('accepting makes an order, whose money takes the way of any order', async () => {
    const { token } = await entered(db)
    const { id } = await asked(token, { payer: '6688' })
    const { number } = (await decide(id, {})).body.data as { number: string }
    const [request] = await own(token)
    expect(request).toMatchObject({ status: 'accepted', reply: null })
    const before = await server.get(`/api/orders/${request?.orderId}`, token)
    expect(before.body.data).toMatchObject({ number, status: 'pending', priceFen: 99_800, months: 12 })
    expect((await decide(id, {})).body.reason).toBe('desk_refused')
    const confirm = (fen: number) =>
      server.post(
        `/api/admin/orders/${number}/confirm`,
        { fen, receipt: `r-${number}`, payer: '6222020200012346688' },
        operator,
      )
    expect((await confirm(99_799)).body.reason).toBe('desk_refused')
    expect((await confirm(99_800)).status).toBe(200)
    const user = (await server.get('/api/user/getUserInfo', token)).body.data as { vip_type: string }
    expect(user.vip_type).toBe('year')
    const events = (await server.get('/api/admin/events?limit=2', operator)).body.data as {
      rows: { kind: string; subject: string }[]
    }
    expect(events.rows.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['order_confirmed', number],
      ['purchase_decided', id],
    ])
  })

  test('the price of a request holds; where there is none the operator says it; a refusal has a reason', async () => {
    const { token } = await entered(db)
    const [priced, open] = [await asked(token), await asked(token, { planId: 17, months: 6 })]
    expect((await decide(priced.id, { priceFen: 1 })).body.reason).toBe('desk_refused')
    expect((await decide(priced.id, { status: 'refused' })).body.reason).toBe('desk_refused')
    expect((await decide(open.id, {})).body.reason).toBe('desk_refused')
    expect((await decide(open.id, { priceFen: 0 })).body.reason).toBe('bad_body')
    expect((await own(token)).map(({ status }) => status)).toEqual(['pending', 'pending'])
    const { number } = (await decide(open.id, { priceFen: 3_000_000 })).body.data as { number: string }
    const request = (await own(token)).find(({ id }) => id === open.id)
    expect((await server.get(`/api/orders/${request?.orderId}`, token)).body.data).toMatchObject({
      ...{ number, months: 6, priceFen: 3_000_000, vip_type: 'yqyy' },
    })
    expect((await decide(priced.id, { status: 'refused', reply: '未到账' })).body.data).toEqual({
      number: null,
    })
    expect((await own(token)).find(({ id }) => id === priced.id)).toMatchObject({
      ...{ status: 'refused', reply: '未到账', orderId: null },
    })
    expect((await waiting()).some(({ id }) => id === priced.id)).toBe(false)
  })
})
