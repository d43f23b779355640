import { randomUUID } from 'node:crypto'
import { addMonths } from '@haixuan/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmTransfer } from '../../src/modules/orders/store/confirm-transfer.ts'
import { refundOrder } from '../../src/modules/orders/store/refund-order.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered, person, tokenOf } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { type OrderData, openTransfers, order, orderIn } from './order-calls.ts'

const DAY_MS = 86_400_000

describeOnBothEngines('orders', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    await openTransfers(db)
    await db.pool.query('update plan set price_fen = 99900 where id = 12')
    server = await runServer(db)
  })
  afterAll(() => server.close())
  const membership = async (token: string) =>
    (await server.get('/api/user/getUserInfo', token)).body.data as {
      vip_type: string
      vipExpire: number | null
    }
  const tier = async (token: string) =>
    ((await server.get('/api/me/entitlements', token)).body.data as { tier: string }).tier
  const pay = (number: string, fen = 19_800) =>
    confirmTransfer(db, { number, fen, receipt: randomUUID(), payer: '6222 0000', actor: 'cli' })

  test('an order has the price of the server; a price from the browser is refused', async () => {
    const { token } = await entered(db)
    const made = orderIn(await order(server, token))
    expect(made).toMatchObject({ priceFen: 19_800, status: 'pending', vipUntil: null })
    expect(made.payment).toEqual({
      method: 'transfer',
      payee: '海选',
      bank: '示例银行',
      account: '6222',
      remark: made.number,
    })
    for (const extra of [{ price: 1 }, { priceFen: 1 }, { months: 12 }, { status: 'paid' }]) {
      const body = { planId: 10, method: 'transfer', key: randomUUID(), ...extra }
      const answer = await server.post('/api/orders', body, token)
      expect([answer.status, answer.body.reason]).toEqual([400, 'bad_body'])
    }
    const list = (await server.get('/api/orders', token)).body.data as { count: number }
    expect(list.count).toBe(1)
  })

  test('a key is one order under sixteen submits at once, and nothing else ever', async () => {
    const { token } = await entered(db)
    for (let round = 0; round < 3; round++) {
      const key = randomUUID()
      const answers = await Promise.all(Array.from({ length: 16 }, () => order(server, token, { key })))
      expect(new Set(answers.map((answer) => orderIn(answer).id)).size).toBe(1)
      const other = await order(server, token, { key, planId: 12 })
      expect([other.status, other.body.reason]).toEqual([409, 'order_key_used'])
    }
    expect((await server.get('/api/orders', token)).body.data).toMatchObject({ count: 3 })
    const stranger = await entered(db)
    const key = randomUUID()
    const [mine, his] = [await order(server, token, { key }), await order(server, stranger.token, { key })]
    expect(orderIn(mine).id).not.toBe(orderIn(his).id)
  })

  test('money makes a member; renewing adds to the time that is left', async () => {
    const { token } = await entered(db)
    expect(await tier(token)).toBe('general')
    const first = orderIn(await order(server, token))
    expect(await pay(first.number)).toBe('paid')
    const one = await membership(token)
    expect([one.vip_type, await tier(token)]).toEqual(['month', 'month'])
    const second = orderIn(await order(server, token))
    expect(await pay(second.number)).toBe('paid')
    const two = await membership(token)
    const added = ((two.vipExpire ?? 0) - (one.vipExpire ?? 0)) / DAY_MS
    expect(added).toBeGreaterThanOrEqual(28)
    expect(added).toBeLessThanOrEqual(31)
    const paid = orderIn(await server.get(`/api/orders/${second.id}`, token))
    expect(paid).toMatchObject({ status: 'paid', vipUntil: two.vipExpire, payment: null })
  })

  test('an expired membership begins again, by the clock of the database', async () => {
    const { token, id } = await entered(db, {
      vipType: 'month',
      vipExpire: new Date(Date.now() - 9 * DAY_MS),
    })
    await pay(orderIn(await order(server, token)).number)
    const { vipExpire } = await membership(token)
    expect(vipExpire).toBeGreaterThan(Date.now() + 27 * DAY_MS)
    await db.pool.query("update app_user set vip_expire = now() - interval '1 second' where id = $1", [id])
    expect(await tier(token)).toBe('general')
  })

  test('an upgrade turns what is left into time of the new tier; going down has to wait', async () => {
    const { token } = await entered(db)
    await pay(orderIn(await order(server, token)).number)
    const terms = (await server.get('/api/orders/terms', token)).body.data as {
      plans: { planId: number; change: string | null; creditMs: number; vipUntil: number; refusal: string }[]
    }
    const year = terms.plans.find(({ planId }) => planId === 12)
    // All of the 198 yuan is left, at 999 yuan for the coming year.
    const worth = ((addMonths(Date.now(), 12) - Date.now()) * 19_800) / 99_900
    expect(year?.change).toBe('upgrade')
    expect(Math.abs((year?.creditMs ?? 0) - worth)).toBeLessThan(60_000)
    await pay(orderIn(await order(server, token, { planId: 12 })).number, 99_900)
    const after = await membership(token)
    expect(after.vip_type).toBe('year')
    expect(Math.abs((after.vipExpire ?? 0) - (year?.vipUntil ?? 0))).toBeLessThan(60_000)
    const down = await order(server, token)
    expect([down.status, down.body.reason]).toEqual([409, 'plan_not_for_sale'])
    expect(down.body.message).toMatch('等级更高')
  })

  test('what has no price, no such plan, or no open way to pay makes no order', async () => {
    const { token } = await entered(db)
    const reasons = [
      await order(server, token, { planId: 13 }),
      await order(server, token, { planId: 99 }),
      await order(server, token, { method: 'wechat' }),
      await order(server, token, { method: 'alipay' }),
    ].map(({ status, body }) => [status, body.reason])
    expect(reasons).toEqual([
      [409, 'plan_not_for_sale'],
      [404, 'plan_unknown'],
      [409, 'method_unavailable'],
      [400, 'bad_body'],
    ])
    expect((await server.get('/api/orders', token)).body.data).toEqual({ rows: [], count: 0 })
  })

  test('sub-accounts do not buy: they have what their main account has', async () => {
    const main = await person(db, { vipType: 'year' })
    const subAccount = await person(db, { openedBy: main.id })
    const token = await tokenOf(db, subAccount.id)
    const answer = await order(server, token)
    expect([answer.status, answer.body.reason]).toEqual([403, 'main_account_buys'])
    const terms = (await server.get('/api/orders/terms', token)).body.data as { plans: { change: null }[] }
    expect(terms.plans.every(({ change }) => change === null)).toBe(true)
  })

  test('a pending order is cancelled once, expires by itself, and money that comes late still counts', async () => {
    const { token } = await entered(db)
    const [a, b] = [orderIn(await order(server, token)), orderIn(await order(server, token))]
    for (let again = 0; again < 2; again++) {
      const answer = await server.post(`/api/orders/${a.id}/cancel`, {}, token)
      expect(orderIn(answer)).toMatchObject({ status: 'cancelled', payment: null })
    }
    await db.pool.query("update member_order set expires_at = now() - interval '1 second' where id = $1", [
      b.id,
    ])
    expect(orderIn(await server.get(`/api/orders/${b.id}`, token)).status).toBe('expired')
    expect(await pay(a.number)).toBe('paid')
    expect(await pay(b.number)).toBe('paid')
    const refused = await server.post(`/api/orders/${a.id}/cancel`, {}, token)
    expect([refused.status, refused.body.reason]).toEqual([409, 'order_paid'])
    expect(await tier(token)).toBe('month')
  })

  test('at most five wait at a time', async () => {
    const { token } = await entered(db)
    for (let i = 0; i < 5; i++) orderIn(await order(server, token))
    const sixth = await order(server, token)
    expect([sixth.status, sixth.body.reason]).toEqual([409, 'orders_full'])
  })

  test('a receipt counts once, a wrong amount never, a second payment is kept for the operator', async () => {
    const { token } = await entered(db)
    const { number } = orderIn(await order(server, token))
    const confirm = (fen: number, receipt: string) =>
      confirmTransfer(db, { number, fen, receipt, payer: '6222 0000', actor: 'cli' })
    await expect(confirm(1, 'bank-1')).rejects.toThrow('19800')
    expect(await tier(token)).toBe('general')
    const receipt = randomUUID()
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => confirm(19_800, receipt)))
    expect(outcomes).toEqual(['paid', 'paid', 'paid', 'paid'])
    const { vipExpire } = await membership(token)
    expect(await confirm(19_800, randomUUID())).toBe('already_paid')
    expect((await membership(token)).vipExpire).toBe(vipExpire)
  })

  test('one sees, cancels and bills only their own orders', async () => {
    const [a, b] = [await entered(db), await entered(db)]
    const made = orderIn(await order(server, a.token))
    const foreign = [
      await server.get(`/api/orders/${made.id}`, b.token),
      await server.post(`/api/orders/${made.id}/cancel`, {}, b.token),
      await server.post(
        `/api/orders/${made.id}/invoice`,
        { kind: 'personal', title: '张三', email: 'a@example.com' },
        b.token,
      ),
      await server.get(`/api/orders/${randomUUID()}`, b.token),
    ]
    for (const { status, body } of foreign) expect([status, body.reason]).toEqual([404, 'order_unknown'])
    expect(orderIn(await server.get(`/api/orders/${made.id}`, a.token)).status).toBe('pending')
  })

  test('an invoice is asked for once, for what is paid, with a right tax number', async () => {
    const { token } = await entered(db)
    const { id, number } = orderIn(await order(server, token))
    const ask = (about: object) =>
      server.post(
        `/api/orders/${id}/invoice`,
        { kind: 'company', title: '腾讯', email: 'a@b.cn', ...about },
        token,
      )
    const right = { taxNumber: '91440300708461136t' }
    expect((await ask(right)).body.reason).toBe('order_not_paid')
    await pay(number)
    expect((await ask({ taxNumber: '914403007084611360' })).body.reason).toBe('bad_tax_number')
    expect((await ask({})).body.reason).toBe('bad_tax_number')
    expect(orderIn(await ask(right)).invoice).toBe('requested')
    expect((await ask(right)).body.reason).toBe('invoice_asked')
  })

  test('a full refund takes the time back, a part leaves it; never more than was paid', async () => {
    const { token } = await entered(db)
    const made: OrderData[] = []
    for (let i = 0; i < 2; i++) {
      made.push(orderIn(await order(server, token)))
      await pay(made[i]?.number ?? '')
    }
    const refund = (fen: number) => refundOrder(db, { number: made[1]?.number ?? '', fen, actor: 'cli' })
    const [first, both] = [
      orderIn(await server.get(`/api/orders/${made[0]?.id}`, token)),
      await membership(token),
    ]
    await refund(9_800)
    expect((await membership(token)).vipExpire).toBe(both.vipExpire)
    await expect(refund(10_001)).rejects.toThrow('10000')
    await refund(10_000)
    const left = Math.abs(((await membership(token)).vipExpire ?? 0) - (first.vipUntil ?? 0))
    // The months of the calendar differ by up to three days.
    expect(left).toBeLessThanOrEqual(3 * DAY_MS)
    expect(orderIn(await server.get(`/api/orders/${made[1]?.id}`, token)).refundedFen).toBe(19_800)
    await expect(refund(1)).rejects.toThrow()
  })
})
