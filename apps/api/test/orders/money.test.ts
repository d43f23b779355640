import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { readMembership } from '../../src/modules/orders/store/membership-rows.ts'
import { openPaymentPorts } from '../../src/modules/orders/wechat/open-payment-ports.ts'
import { listCommissionMonths, listReferredOrders } from '../../src/modules/referral/store/referral-lists.ts'
import { readReferralSummary } from '../../src/modules/referral/store/referral-summary.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { act, type Link } from './money-acts.ts'
import {
  MINUTE_MS,
  type MoneyFixture,
  makeMoneyFixture,
  perform,
  refundAll,
  type Scale,
} from './money-fixture.ts'
import { openTransfers } from './order-calls.ts'

/** Random sequences on each engine; the figure of SECURITY.md is measured with more, and longer ones. */
const ORDINARY = 40
const RUNS = Number(process.env['HAIXUAN_MONEY_RUNS'] ?? ORDINARY)
const MOST_ACTS = RUNS > ORDINARY ? 60 : 24
const LIMIT_MS = 6 * 3_600_000

const links = fc.array(fc.constantFrom<Link>('brought', 'brought', 'own sub-account', 'alone'), {
  minLength: 4,
  maxLength: 4,
})

const scale = fc.constantFrom<Scale>('fen', 'yuan')

describeOnBothEngines('money', (database) => {
  let db: Database
  beforeAll(async () => {
    db = database()
    await openTransfers(db)
  })

  test(
    `${RUNS} sequences of up to ${MOST_ACTS} orders of three tiers at changing prices, payments told again, gifts, days that pass, refunds and bindings: commissions add up to the fen, memberships to what stayed paid`,
    async () => {
      const ports = openPaymentPorts(db, undefined)
      await fc.assert(
        fc.asyncProperty(
          links,
          scale,
          fc.array(act, { minLength: 6, maxLength: MOST_ACTS }),
          async (four, of, acts) => {
            const fixture = await makeMoneyFixture(db, ports, four, of)
            for (const one of acts) await perform(fixture, one)
            await check(fixture)
            await refundAll(fixture)
            await check(fixture)
            await checkNothingBought(fixture)
          },
        ),
        { numRuns: RUNS },
      )
    },
    LIMIT_MS,
  )
})

async function check({ db, referrer, buyers, orders }: MoneyFixture): Promise<void> {
  const earning = orders.filter(({ isEarning }) => isEarning)
  // Ten per cent of what stayed paid, each order rounded down to a fen.
  const due = earning.reduce((sum, { fen, refunded }) => sum + Math.floor((fen - refunded) / 10), 0)
  const kept = earning.reduce((sum, { fen, refunded }) => sum + fen - refunded, 0)
  const [months, list, summary] = await Promise.all([
    listCommissionMonths(db, referrer.userId),
    listReferredOrders(db, referrer.userId, { page: 1, limit: 100 }),
    readReferralSummary(db.kysely, referrer.userId),
  ])
  const total = (of: (month: (typeof months)[number]) => number) =>
    months.reduce((sum, month) => sum + of(month), 0)
  expect(total(({ commissionFen }) => commissionFen)).toBe(due)
  expect(total(({ totalFen }) => totalFen)).toBe(kept)
  expect(total(({ count }) => count)).toBe(earning.length)
  expect(list.count).toBe(earning.length)
  expect(summary).toMatchObject({ commissionFen: due, frozenFen: due, withdrawableFen: 0 })
  expect(summary.paying).toBe(new Set(earning.map(({ buyer }) => buyer.id)).size)
  const ids = buyers.map(({ id }) => id)
  const { rows } = await db.pool.query(
    'select number, status, refunded_fen, vip_until from member_order where user_id = any($1::uuid[])',
    [ids],
  )
  for (const { number, isPaid, isGiving, refunded } of orders) {
    const row = rows.find((one) => one.number === number)
    expect([row?.status === 'paid', row?.refunded_fen]).toEqual([isPaid, refunded])
    expect(row?.vip_until !== null, 'an order says whether it gave anything').toBe(isGiving)
  }
  const members = await readMembers(db, ids)
  for (const { id, membership } of buyers) {
    const { tier, until, now } = members.get(id) ?? { tier: '', until: 0, now: 0 }
    const isInForce = tier !== 'general' && until > now
    expect(isInForce, 'in force').toBe(membership.isInForce(now))
    if (!isInForce) continue
    expect(tier).toBe(membership.tier)
    if (Number.isFinite(until) || Number.isFinite(membership.until))
      expect(Math.abs(until - membership.until), 'the end of a membership').toBeLessThan(MINUTE_MS)
  }
  await checkWorth(db, ids, orders)
}

async function readMembers(db: Database, ids: string[]) {
  const { rows } = await db.pool.query<{ id: string; vip_type: string; vip_expire: Date | null; now: Date }>(
    'select id, vip_type, vip_expire, now() as now from app_user where id = any($1::uuid[])',
    [ids],
  )
  return new Map(
    rows.map(({ id, vip_type: tier, vip_expire, now }) => [
      id,
      { tier, until: vip_expire?.getTime() ?? Number.POSITIVE_INFINITY, now: now.getTime() },
    ]),
  )
}

/** What is left of an order stands for no more than what stayed paid for it, and nothing for one that was given back. */
async function checkWorth(db: Database, ids: string[], orders: MoneyFixture['orders']): Promise<void> {
  for (const id of ids) {
    const { lots } = await readMembership(db.kysely, id, false)
    for (const { orderId, paidFen, baseMs, boughtMs } of lots) {
      if (orderId === null) continue
      const order = orders.find((one) => one.id === orderId)
      expect(order?.isPaid).toBe(true)
      const worth = (paidFen * baseMs) / boughtMs
      expect(worth).toBeLessThanOrEqual((order?.fen ?? 0) - (order?.refunded ?? 0))
    }
  }
}

/** Once all money went back, no time is left but what the operator gave. */
async function checkNothingBought({ db, buyers }: MoneyFixture): Promise<void> {
  const members = await readMembers(
    db,
    buyers.map(({ id }) => id),
  )
  for (const { id, wasGiven } of buyers) {
    const { tier, until, now } = members.get(id) ?? { tier: '', until: 0, now: 0 }
    if (!wasGiven) expect(tier === 'general' || until <= now, 'nothing is left').toBe(true)
  }
}
