import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookRefund, recordPaidOrder } from '../../src/modules/referral/store/commission.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { ACCEPTED, entered, freshMobile, person } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

describeOnBothEngines('share for gifts', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
  })
  afterAll(() => server.close())
  const enter = async (about: Parameters<typeof person>[1] = {}) => {
    const who = await entered(db, about)
    const { inviteCode } = (await server.get('/api/user/getUserInfo', who.token)).body.data as {
      inviteCode: string
    }
    return { ...who, inviteCode }
  }
  const register = async (about: object) => {
    const mobile = freshMobile()
    const answer = await server.post('/api/weapp/register', {
      mobile,
      password: 'spring-77',
      confirm_password: 'spring-77',
      ...ACCEPTED,
      ...about,
    })
    const info = await server.get('/api/user/getUserInfo', (answer.body.data as { token: string }).token)
    return (info.body.data as { id: string }).id
  }
  const list = async (path: string, token: string) =>
    (await server.get(path, token)).body.data as { rows: Record<string, unknown>[]; count: number }
  const months = async (token: string) =>
    (await server.get('/api/spread/money', token)).body.data as unknown[]

  test('an invite code, typed or from the source cookie, counts once and for good', async () => {
    const { token, inviteCode } = await enter()
    await register({ invite_code: inviteCode })
    await register({ invite_code: inviteCode.toLowerCase() })
    await register({ source: inviteCode })
    await register({ invite_code: 'NOSUCH99', source: 'newsletter' })
    const { rows, count } = await list('/api/spread/user', token)
    expect(count).toBe(3)
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
      'created_at',
      'login_count',
      'nickname',
      'vip_expire',
      'vip_type',
    ])
    expect(rows[0]).toMatchObject({ vip_type: 'general', vip_expire: null, login_count: 1 })
  })

  test('pages of ten unless asked otherwise', async () => {
    const { token, id } = await enter()
    for (let i = 0; i < 12; i++) {
      const { id: brought } = await person(db, { referrerId: id })
      await db.pool.query('insert into referral_user (user_id, referred_id) values ($1, $2)', [id, brought])
    }
    const [first, second, wide] = [
      await list('/api/spread/user', token),
      await list('/api/spread/user?page=2', token),
      await list('/api/spread/user?page=3&limit=5', token),
    ]
    expect([first.rows.length, second.rows.length, wide.rows.length, first.count]).toEqual([10, 2, 2, 12])
  })

  test('a paid order earns ten per cent once, in whole fen; a refund takes it back', async () => {
    const { token, inviteCode, id } = await enter()
    const buyerId = await register({ invite_code: inviteCode })
    const order = {
      orderId: randomUUID(),
      buyerId,
      totalFen: 19_899,
      paidAt: new Date('2026-10-31T16:30:00Z'),
    }
    expect(await recordPaidOrder(db, order)).toBe(1989)
    expect(await recordPaidOrder(db, order)).toBeNull()
    const { rows, count } = await list('/api/spread/order', token)
    expect(count).toBe(1)
    expect(rows).toMatchObject([
      {
        total_price: 198.99,
        commission: 19.89,
        totalFen: 19_899,
        commissionFen: 1989,
        created_at: order.paidAt.getTime(),
      },
    ])
    // Half past midnight of the first of November in China.
    expect(await months(token)).toEqual([
      {
        month: '2026-11',
        count: 1,
        total_price: 198.99,
        commission: 19.89,
        totalFen: 19_899,
        commissionFen: 1989,
      },
    ])
    const refund = { orderId: order.orderId, at: new Date('2026-11-02T00:00:00Z') }
    for (let i = 0; i < 2; i++) await db.transaction((trx) => bookRefund(trx, id, refund))
    expect(await months(token)).toEqual([
      { month: '2026-11', count: 1, total_price: 0, commission: 0, totalFen: 0, commissionFen: 0 },
    ])
  })

  test('nothing is earned by oneself, by one’s own sub-accounts, or without a referrer', async () => {
    const { id, token } = await enter()
    const own = await person(db, { referrerId: id, openedBy: id })
    const nobody = await person(db)
    for (const buyerId of [own.id, nobody.id, id]) {
      expect(await recordPaidOrder(db, { orderId: randomUUID(), buyerId, totalFen: 9900 })).toBeNull()
    }
    expect(await months(token)).toEqual([])
  })

  test('everybody sees their own', async () => {
    const { token } = await enter()
    expect(await list('/api/spread/user', token)).toEqual({ rows: [], count: 0 })
    expect(await list('/api/spread/order', token)).toEqual({ rows: [], count: 0 })
  })
})
