import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { openPaymentDesk } from '../../src/domain/payment/open-desk.ts'
import { listCommissionMonths, listReferredOrders } from '../../src/domain/referral/referral-lists.ts'
import { readReferralSummary } from '../../src/domain/referral/referral-summary.ts'
import type { Database } from '../../src/storage/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { act, type Link, MINUTE_MS, type MoneyWorld, makeWorld, perform } from './money-world.ts'
import { openTransfers } from './order-calls.ts'

/** Random sequences on each engine; the figure of SECURITY.md is measured with more, and longer ones. */
const ORDINARY = 40
const RUNS = Number(process.env['HAIXUAN_MONEY_RUNS'] ?? ORDINARY)
const MOST_ACTS = RUNS > ORDINARY ? 60 : 24
const LIMIT_MS = 6 * 3_600_000

const links = fc.array(fc.constantFrom<Link>('brought', 'brought', 'own son', 'alone'), {
  minLength: 4,
  maxLength: 4,
})

describeOnBothEngines('money', (database) => {
  let db: Database
  beforeAll(async () => {
    db = database()
    await openTransfers(db)
  })

  test(
    `${RUNS} sequences of up to ${MOST_ACTS} orders, payments told again, cancellations, refunds and bindings: commissions add up to the fen, memberships to the paid months`,
    async () => {
      const desk = openPaymentDesk(db, undefined)
      await fc.assert(
        fc.asyncProperty(links, fc.array(act, { minLength: 6, maxLength: MOST_ACTS }), async (four, acts) => {
          const world = await makeWorld(db, desk, four)
          for (const one of acts) await perform(world, one)
          await check(world)
        }),
        { numRuns: RUNS },
      )
    },
    LIMIT_MS,
  )
})

async function check({ db, referrer, buyers, orders }: MoneyWorld): Promise<void> {
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
    'select number, status, refunded_fen from member_order where user_id = any($1::uuid[])',
    [ids],
  )
  for (const { number, isPaid, refunded } of orders) {
    const row = rows.find((one) => one.number === number)
    expect([row?.status === 'paid', row?.refunded_fen]).toEqual([isPaid, refunded])
  }
  const members = await db.pool.query<{ id: string; vip_type: string; vip_expire: Date | null }>(
    'select id, vip_type, vip_expire from app_user where id = any($1::uuid[])',
    [ids],
  )
  for (const { id, until } of buyers) {
    const row = members.rows.find((one) => one.id === id)
    expect(row?.vip_type).toBe(until === undefined ? 'general' : 'month')
    const apart = Math.abs((row?.vip_expire?.getTime() ?? 0) - (until ?? 0))
    expect(apart, 'the end of a membership').toBeLessThan(MINUTE_MS)
  }
}
