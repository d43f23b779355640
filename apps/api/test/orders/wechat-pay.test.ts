import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WECHAT_CALLBACK } from '../../src/modules/orders/wechat/wechat-callback.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered, person, tokenOf } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { LocalWechatPay, type Notification } from './local-wechat-pay.ts'
import { order, orderIn } from './order-calls.ts'

describeOnBothEngines('WeChat Pay', (database) => {
  describe.each(['public key', 'certificates'] as const)('checked by %s', (mode) => {
    const wechat = new LocalWechatPay()
    let server: RunningServer
    let db: Database
    beforeAll(async () => {
      db = database()
      await wechat.listen()
      server = await runServer(db, { wechat: wechat.settings(mode) })
    })
    afterAll(async () => {
      await server.close()
      await wechat.close()
    })
    const scan = (token: string, key?: string) =>
      order(server, token, { method: 'wechat', ...(key ? { key } : {}) })
    const notify = async ({ body, headers }: Notification) => {
      const url = `http://127.0.0.1:${server.port}${WECHAT_CALLBACK}`
      return (await fetch(url, { method: 'POST', body, headers })).status
    }
    const status = async (id: string, token: string) =>
      orderIn(await server.get(`/api/orders/${id}`, token)).status
    const outcomes = async (number: string) =>
      (await db.pool.query('select outcome from payment_receipt where number = $1', [number])).rows.map(
        (row) => row.outcome,
      )

    test('an order gives a code to scan; the notification makes it paid, once', async () => {
      const { token } = await entered(db)
      const made = orderIn(await scan(token))
      expect(made.payment).toEqual({
        method: 'wechat',
        codeUrl: `weixin://wxpay/bizpayurl?pr=${made.number}`,
      })
      wechat.pay(made.number)
      const news = wechat.notification(made.number, mode)
      expect(await Promise.all([notify(news), notify(news), notify(news)])).toEqual([204, 204, 204])
      const paid = orderIn(await server.get(`/api/orders/${made.id}`, token))
      expect(paid.status).toBe('paid')
      // The same payment told again in another envelope.
      expect(await notify(wechat.notification(made.number, mode))).toBe(204)
      const again = orderIn(await server.get(`/api/orders/${made.id}`, token))
      expect(again.vipUntil).toBe(paid.vipUntil)
      expect(await outcomes(made.number)).toEqual(['paid'])
    })

    test('what is forged, old, changed on the way or sealed by others is refused and changes nothing', async () => {
      const { token } = await entered(db)
      const made = orderIn(await scan(token))
      wechat.pay(made.number)
      const good = wechat.notification(made.number, mode)
      wechat.isForged = true
      const forged = wechat.notification(made.number, mode)
      wechat.isForged = false
      const bad = [
        forged,
        wechat.notification(made.number, mode, { ageS: 301 }),
        wechat.notification(made.number, mode, { ageS: -900 }),
        wechat.notification(made.number, mode, { apiKey: Buffer.from(randomBytes(16).toString('hex')) }),
        { ...good, body: good.body.replace('支付成功', '支付成功 ') },
        { ...good, headers: { 'content-type': 'application/json' } },
        { ...good, headers: { ...good.headers, 'wechatpay-serial': 'NOSUCH' } },
        { ...good, headers: { ...good.headers, 'wechatpay-signature': 'WECHATPAY/SIGNTEST/abc' } },
        { ...good, headers: { ...good.headers, 'wechatpay-nonce': 'another' } },
        { ...good, body: '' },
      ]
      for (const [index, one] of bad.entries()) expect([index, await notify(one)]).toEqual([index, 401])
      expect(await outcomes(made.number)).toEqual([])
      expect(await notify(good)).toBe(204)
      expect(await outcomes(made.number)).toEqual(['paid'])
    })

    test('news of another merchant or another kind is taken and not counted; a wrong amount is kept', async () => {
      const { token } = await entered(db)
      const made = orderIn(await scan(token))
      wechat.pay(made.number, { total: 1 })
      expect(await notify(wechat.notification(made.number, mode, { merchantId: '1' }))).toBe(204)
      expect(await notify(wechat.notification(made.number, mode, { kind: 'REFUND.SUCCESS' }))).toBe(204)
      expect(await outcomes(made.number)).toEqual([])
      expect(await notify(wechat.notification(made.number, mode))).toBe(204)
      expect(await outcomes(made.number)).toEqual(['wrong_amount'])
      expect(await status(made.id, token)).toBe('pending')
    })

    test('a notification that is lost does no harm: the order is asked about, at most every ten seconds', async () => {
      const { token } = await entered(db)
      const made = orderIn(await scan(token))
      const asked = () => wechat.calls.filter((call) => call.endsWith(`/out-trade-no/${made.number}`)).length
      await Promise.all(Array.from({ length: 8 }, () => status(made.id, token)))
      expect(asked()).toBe(1)
      wechat.pay(made.number)
      await db.pool.query("update member_order set asked_at = now() - interval '11 seconds' where id = $1", [
        made.id,
      ])
      expect(await status(made.id, token)).toBe('paid')
    })

    test('answers that WeChat Pay has not signed are thrown away', async () => {
      const { token } = await entered(db)
      const key = randomUUID()
      wechat.isForged = true
      const answer = await scan(token, key)
      wechat.isForged = false
      expect([answer.status, answer.body.reason]).toEqual([503, 'payment_unreachable'])
      expect(orderIn(await scan(token, key)).payment).not.toBeNull()
    })

    test('while it is down an order is ready; the same key again gets its code', async () => {
      const { token } = await entered(db)
      const key = randomUUID()
      wechat.isDown = true
      const answer = await scan(token, key)
      expect([answer.status, answer.body.reason]).toEqual([503, 'payment_unreachable'])
      wechat.isDown = false
      expect(orderIn(await scan(token, key)).payment).not.toBeNull()
      expect((await server.get('/api/orders', token)).body.data).toMatchObject({ count: 1 })
    })

    test('sixteen submits at once are one order there too', async () => {
      const { token } = await entered(db)
      const key = randomUUID()
      const answers = await Promise.all(Array.from({ length: 16 }, () => scan(token, key)))
      expect(new Set(answers.map((one) => orderIn(one).number)).size).toBe(1)
    })

    test('cancelling ends it there first; what is paid there cannot be cancelled', async () => {
      const { token } = await entered(db)
      const [a, b] = [orderIn(await scan(token)), orderIn(await scan(token))]
      expect(orderIn(await server.post(`/api/orders/${a.id}/cancel`, {}, token)).status).toBe('cancelled')
      expect(wechat.trades.get(a.number)?.state).toBe('CLOSED')
      wechat.pay(b.number)
      const refused = await server.post(`/api/orders/${b.id}/cancel`, {}, token)
      expect([refused.status, refused.body.reason]).toEqual([409, 'order_paid'])
      // Looked at again, it is found to be paid before any notification.
      expect(await status(b.id, token)).toBe('paid')
      expect(await notify(wechat.notification(b.number, mode))).toBe(204)
      expect(await outcomes(b.number)).toEqual(['paid'])
    })

    test('a commission on what is paid with the purse of the referrer is held', async () => {
      const referrer = await entered(db)
      const own = orderIn(await scan(referrer.token))
      wechat.pay(own.number, { openid: 'o-same' })
      await notify(wechat.notification(own.number, mode))
      const earned = async (openid: string) => {
        const buyer = await person(db, { referrerId: referrer.id })
        const bought = orderIn(await scan(await tokenOf(db, buyer.id)))
        wechat.pay(bought.number, { openid })
        await notify(wechat.notification(bought.number, mode))
        const list = await server.get('/api/spread/order', referrer.token)
        return (list.body.data as { rows: { isHeld: boolean }[] }).rows[0]?.isHeld
      }
      expect(await earned('o-same')).toBe(true)
      expect(await earned('o-other')).toBe(false)
    })

    test('the log names no buyer and no key', async () => {
      const log = server.log.join('\n')
      expect(log).not.toContain('o-same')
      expect(log).not.toContain(wechat.settings(mode).apiKey.toString())
    })
  })
})
