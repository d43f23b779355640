import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmTransfer } from '../../src/modules/orders/store/confirm-transfer.ts'
import { refundOrder } from '../../src/modules/orders/store/refund-order.ts'
import { setUserMembership } from '../../src/modules/orders/store/set-membership.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { MIGRATIONS_FOLDER } from '../../src/platform/database/migration-files.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { openTransfers, order, orderIn } from './order-calls.ts'

const DAY_MS = 86_400_000
const MONTH = 10
const YEAR = 12

interface Preview {
  fen: number
  commissionFen: number
  takenMs: number
  before: { vip_type: string; vipExpire: number | null }
  after: { vip_type: string; vipExpire: number | null }
}

describeOnBothEngines('refunds', (database) => {
  let server: RunningServer
  let db: Database
  let operator = ''
  beforeAll(async () => {
    db = database()
    await openTransfers(db)
    operator = (await entered(db, { isOperator: true })).token
    server = await runServer(db)
  })
  afterAll(() => server.close())
  const price = (planId: number, fen: number) =>
    db.pool.query('update plan set price_fen = $2 where id = $1', [planId, fen])
  /** Buys a plan at a price and pays. @returns the number of the order */
  const buy = async (token: string, planId: number, fen: number) => {
    await price(planId, fen)
    const { number } = orderIn(await order(server, token, { planId }))
    await confirmTransfer(db, { number, fen, receipt: randomUUID(), payer: '6222 0000', actor: 'cli' })
    return number
  }
  const member = async (id: string) => {
    const { rows } = await db.pool.query<{ tier: string; days: number }>(
      `select case when vip_expire > now() then vip_type else 'general' end as tier,
        round(extract(epoch from vip_expire - now()) / 86400)::float8 as days from app_user where id = $1`,
      [id],
    )
    return rows[0]
  }
  const yearDays = async () => {
    const { rows } = await db.pool.query<{ days: number }>(
      "select extract(day from now() + interval '12 months' - now())::float8 as days",
    )
    return rows[0]?.days ?? 0
  }
  const preview = async (number: string, query = '') =>
    (await server.get(`/api/admin/orders/${number}/refund${query}`, operator)).body.data as Preview

  test('months that were turned into a year are taken back with their money: the paid year stays', async () => {
    const { id, token } = await entered(db)
    const months = [await buy(token, MONTH, 19_800), await buy(token, MONTH, 19_800)]
    await buy(token, YEAR, 118_800)
    const paidYear = await yearDays()
    expect((await member(id))?.days).toBe(Math.round(paidYear + (2 * 19_800 * paidYear) / 118_800))
    for (const number of months) await refundOrder(db, { number, actor: 'cli' })
    expect(await member(id)).toEqual({ tier: 'year', days: paidYear })
  })

  test('credit is what the months cost in the sale, whatever the last one cost', async () => {
    const { id, token } = await entered(db)
    for (let i = 0; i < 4; i++) await buy(token, MONTH, 1_000)
    await buy(token, MONTH, 19_800)
    await buy(token, YEAR, 118_800)
    const paidYear = await yearDays()
    expect((await member(id))?.days).toBe(Math.round(paidYear + (23_800 * paidYear) / 118_800))
  })

  test('what was given by hand is worth nothing in an upgrade, and the offer says so', async () => {
    const { id, token } = await entered(db)
    await setUserMembership(db, id, { tier: 'month', until: Date.now() + 40.5 * DAY_MS }, 'cli')
    await price(YEAR, 118_800)
    const terms = (await server.get('/api/orders/terms', token)).body.data as {
      plans: { planId: number; creditMs: number; givenMs: number }[]
    }
    const year = terms.plans.find(({ planId }) => planId === YEAR)
    expect([year?.creditMs, Math.floor((year?.givenMs ?? 0) / DAY_MS)]).toEqual([0, 40])
    const number = await buy(token, YEAR, 118_800)
    expect(await member(id)).toEqual({ tier: 'year', days: await yearDays() })
    await refundOrder(db, { number, actor: 'cli' })
    expect((await member(id))?.tier, 'the gift is there again').toBe('month')
    expect(Math.abs(((await member(id))?.days ?? 0) - 40)).toBeLessThanOrEqual(1)
  })

  test('the console shows what a refund takes before it is done, and it takes just that', async () => {
    const referrer = await entered(db)
    const { id, token } = await entered(db, { referrerId: referrer.id })
    const month = await buy(token, MONTH, 19_800)
    const year = await buy(token, YEAR, 118_800)
    const part = await preview(year, '?fen=18800')
    expect(part).toMatchObject({ fen: 18_800, commissionFen: 1_880, takenMs: 0 })
    expect(part.after).toEqual(part.before)
    const whole = await preview(year)
    expect(whole).toMatchObject({ fen: 118_800, commissionFen: 11_880, before: { vip_type: 'year' } })
    expect(whole.after.vip_type).toBe('month')
    const credit = await preview(month)
    expect(Math.round(credit.takenMs / DAY_MS)).toBe(Math.round((19_800 * (await yearDays())) / 118_800))
    expect((await member(id))?.tier, 'nothing was changed').toBe('year')
    const answer = await server.post(`/api/admin/orders/${year}/refund`, { fen: null }, operator)
    expect(answer.body.data).toEqual({ refundedFen: 118_800 })
    const { rows } = await db.pool.query<{ vip_type: string; vip_expire: Date }>(
      'select vip_type, vip_expire from app_user where id = $1',
      [id],
    )
    expect(rows[0]?.vip_type).toBe('month')
    const apart = (rows[0]?.vip_expire.getTime() ?? 0) - (whole.after.vipExpire ?? 0)
    expect(Math.abs(apart)).toBeLessThan(60_000)
    for (const [number, query] of [
      [year, ''],
      [month, '?fen=19801'],
      ['HXNONE2345', ''],
    ]) {
      const refused = await server.get(`/api/admin/orders/${number}/refund${query}`, operator)
      expect([refused.status, refused.body.reason]).toEqual([409, 'desk_refused'])
    }
  })

  test('memberships from before get the lots that their orders tell of', async () => {
    const { id, token } = await entered(db)
    const months = [await buy(token, MONTH, 19_800), await buy(token, MONTH, 9_900)]
    await buy(token, YEAR, 118_800)
    const kept = () =>
      db.pool.query(
        `select seq, order_id, tier, paid_fen, ms, base_ms::float8 / bought_ms as share from membership_lot
        where user_id = $1 order by seq`,
        [id],
      )
    const before = (await kept()).rows
    await db.pool.query('delete from membership_lot')
    await db.pool.query(readFileSync(`${MIGRATIONS_FOLDER}/0101-lots-of-existing-members.sql`, 'utf8'))
    const after = (await kept()).rows
    expect(after).toHaveLength(3)
    for (const [i, lot] of after.entries()) {
      const { order_id, tier, paid_fen, ms, share } = before[i] ?? {}
      expect(lot).toMatchObject({ order_id, tier, paid_fen })
      // Months of the calendar differ by up to three days.
      expect(Math.abs(lot.ms - ms)).toBeLessThan(3 * DAY_MS)
      expect(Math.abs(lot.share - share)).toBeLessThan(0.05)
    }
    for (const number of months) await refundOrder(db, { number, actor: 'cli' })
    expect(Math.abs(((await member(id))?.days ?? 0) - (await yearDays()))).toBeLessThanOrEqual(3)
  })
})
