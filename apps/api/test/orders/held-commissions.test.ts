import { randomUUID } from 'node:crypto'
import { creditCheckDigit } from '@haixuan/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '../../src/modules/account/store/session.ts'
import { confirmTransfer } from '../../src/modules/orders/store/confirm-transfer.ts'
import { refundOrder } from '../../src/modules/orders/store/refund-order.ts'
import { payOut } from '../../src/modules/referral/store/pay-out.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { exampleOf } from '../http/example-body.ts'
import { entered, tokenOf } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { openTransfers, order, orderIn } from './order-calls.ts'

interface Who {
  id: string
  mobile: string
  token: string
}
interface Held {
  orderId: string
  number: string
  reason: string
  commissionFen: number
}

let lastAccount = 0
const freshAccount = () => `6222 0000 ${1_000_000 + ++lastAccount}`

describeOnBothEngines('held commissions', (database) => {
  let server: RunningServer
  let db: Database
  let operator: Who
  beforeAll(async () => {
    db = database()
    await openTransfers(db)
    operator = await entered(db, { isOperator: true })
    server = await runServer(db)
  })
  afterAll(() => server.close())

  const pair = async () => {
    const referrer = await entered(db)
    return { referrer, buyer: await entered(db, { referrerId: referrer.id }) }
  }
  const buy = async ({ token }: Who, payer = freshAccount()) => {
    const { number } = orderIn(await order(server, token))
    const body = { fen: 19_800, receipt: randomUUID(), payer }
    const answer = await server.post(`/api/admin/orders/${number}/confirm`, body, operator.token)
    expect(answer.body.data).toEqual({ outcome: 'paid' })
    return number
  }
  const summary = async ({ token }: Who) => (await server.get('/api/spread/summary', token)).body.data
  const held = async (number: string) =>
    ((await server.get('/api/admin/commissions', operator.token)).body.data as Held[]).find(
      (one) => one.number === number,
    )
  const signInFrom = (who: Who, ip: string, device: string) => openSession(db, who.id, { ip, device }, {})
  const apply = async (who: Who, about: object) => {
    const form = { ...(exampleOf({ url: '/api/settlements', method: 'POST' }) as object), ...about }
    expect((await server.post('/api/settlements', form, who.token)).status).toBe(200)
  }
  const thaw = ({ id }: Who) =>
    db.pool.query("update referral_order set created_at = now() - interval '8 days' where user_id = $1", [id])

  test('what strangers buy is not held and can be paid out after the days of freezing', async () => {
    const { referrer, buyer } = await pair()
    await buy(referrer)
    await signInFrom(referrer, '203.0.113.1', 'Firefox')
    await signInFrom(buyer, '203.0.113.1', 'Chrome')
    await signInFrom(buyer, '203.0.113.2', 'Firefox')
    const number = await buy(buyer)
    expect(await held(number)).toBeUndefined()
    expect(await summary(referrer)).toMatchObject({ commissionFen: 1_980, frozenFen: 1_980, heldFen: 0 })
    await thaw(referrer)
    await payOut(db, referrer.mobile, { fen: 1_980, note: '微信' }, 'cli')
    expect(await summary(referrer)).toMatchObject({ paidOutFen: 1_980, withdrawableFen: 0 })
  })

  test('an account that the referrer has paid from holds it, however it is written, before or after', async () => {
    const { referrer, buyer } = await pair()
    const account = freshAccount()
    await buy(referrer, account)
    const number = await buy(buyer, account.replaceAll(' ', '-'))
    expect(await held(number)).toMatchObject({ reason: 'payer', commissionFen: 1_980 })
    const later = await pair()
    const early = await buy(later.buyer, account.replaceAll(' ', ''))
    expect(await held(early), 'another referrer has not paid from it').toBeUndefined()
    await buy(later.referrer, account)
    expect(await held(early)).toMatchObject({ reason: 'payer' })
  })

  test('the same device at the same address holds it, also when its session has ended', async () => {
    const { referrer, buyer } = await pair()
    await signInFrom(referrer, '203.0.113.7', 'Edge')
    await db.pool.query('delete from session where user_id = $1', [referrer.id])
    await signInFrom(buyer, '203.0.113.7', 'Edge')
    const number = await buy(buyer)
    expect(await held(number)).toMatchObject({ reason: 'device' })
    const old = await pair()
    for (const who of [old.referrer, old.buyer]) await signInFrom(who, '203.0.113.8', 'Edge')
    await db.pool.query('delete from login_trace where user_id = $1', [old.buyer.id])
    expect(await held(await buy(old.buyer)), 'sessions from before traces were kept').toMatchObject({
      reason: 'device',
    })
  })

  test('the same company holds it, by code or by name, also when it applies afterwards', async () => {
    const { referrer, buyer } = await pair()
    await apply(referrer, { company: '海选测试' })
    const number = await buy(buyer)
    expect(await held(number)).toBeUndefined()
    await apply(buyer, { company: '别的名字' })
    expect(await held(number), 'the same credit code').toMatchObject({ reason: 'company' })
  })

  test('the same name holds it too, in any case and with blanks around it', async () => {
    const { referrer, buyer } = await pair()
    const code = (body: string) => body + creditCheckDigit(body)
    await apply(referrer, { company: 'Haixuan Trade', creditCode: code('91440300MA5QQQQ01') })
    await apply(buyer, { company: ' haixuan TRADE ', creditCode: code('91440300MA5QQQQ02') })
    expect(await held(await buy(buyer))).toMatchObject({ reason: 'company' })
  })

  test('what is held is no money until the operator releases it, and is not held again', async () => {
    const { referrer, buyer } = await pair()
    const account = freshAccount()
    await buy(referrer, account)
    const number = await buy(buyer, account)
    await thaw(referrer)
    expect(await summary(referrer)).toMatchObject({
      ...{ commissionFen: 1_980, frozenFen: 0, heldFen: 1_980, withdrawableFen: 0 },
    })
    const orders = (await server.get('/api/spread/order', referrer.token)).body.data as {
      rows: Record<string, unknown>[]
    }
    expect(orders.rows[0]).toMatchObject({ isHeld: true })
    expect(JSON.stringify(orders), 'no reason for the referrer').not.toContain('payer')
    const out = () => payOut(db, referrer.mobile, { fen: 1_980, note: '微信' }, 'cli')
    await expect(out()).rejects.toThrow('可提现 0 分')
    const { orderId } = (await held(number)) ?? { orderId: '' }
    const release = (token: string) => server.post(`/api/admin/commissions/${orderId}/release`, {}, token)
    expect((await release(referrer.token)).body.reason).toBe('operator_only')
    expect((await release(operator.token)).status).toBe(200)
    expect((await release(operator.token)).body.reason).toBe('desk_refused')
    await out()
    expect(await held(number)).toBeUndefined()
    await refundOrder(db, { number, actor: 'cli' })
    expect(await summary(referrer)).toMatchObject({ commissionFen: 0, withdrawableFen: -1_980 })
  })

  test('a device that becomes known late is found before money is paid out', async () => {
    const { referrer, buyer } = await pair()
    const number = await buy(buyer)
    await thaw(referrer)
    for (const who of [referrer, buyer]) await signInFrom(who, '203.0.113.9', 'Safari')
    await expect(payOut(db, referrer.mobile, { fen: 1, note: '微信' }, 'cli')).rejects.toThrow()
    expect(await held(number)).toMatchObject({ reason: 'device' })
    expect(await summary(referrer)).toMatchObject({ paidOutFen: 0, heldFen: 1_980 })
  })

  test('the account is needed, and is in clear nowhere', async () => {
    const { buyer } = await pair()
    const { number } = orderIn(await order(server, buyer.token))
    const path = `/api/admin/orders/${number}/confirm`
    const wish = { fen: 19_800, receipt: randomUUID() }
    expect((await server.post(path, wish, operator.token)).status).toBe(400)
    expect((await server.post(path, { ...wish, payer: '123' }, operator.token)).status).toBe(400)
    const short = { ...wish, number, payer: '1 - 2 3', actor: 'cli' }
    await expect(confirmTransfer(db, short)).rejects.toThrow('付款账号太短')
    const account = '6217009990001112223'
    expect((await server.post(path, { ...wish, payer: account }, operator.token)).status).toBe(200)
    const rows = await db.pool.query(
      `select to_jsonb(r)::text as row from payment_receipt r where number = $1
      union all select to_jsonb(e)::text from operator_event e where subject = $1`,
      [number],
    )
    expect(rows.rows).toHaveLength(2)
    expect(JSON.stringify(rows.rows)).not.toContain(account.slice(4))
    expect(server.log.join('\n')).not.toContain(account.slice(4))
    expect(await tokenOf(db, buyer.id)).toMatch(/^hx_/)
  })
})
