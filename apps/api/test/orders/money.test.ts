import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createOrder } from '../../src/domain/order/create-order.ts'
import { cancelOwnOrder } from '../../src/domain/order/own-orders.ts'
import { refundOrder } from '../../src/domain/order/refund-order.ts'
import { settlePayment } from '../../src/domain/order/settle-payment.ts'
import { openPaymentDesk } from '../../src/domain/payment/open-desk.ts'
import { listCommissionMonths, listReferredOrders } from '../../src/domain/referral/referral-lists.ts'
import { readReferralSummary } from '../../src/domain/referral/referral-summary.ts'
import type { Database } from '../../src/storage/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { person } from '../http/people.ts'
import { openTransfers } from './order-calls.ts'

/** Random sequences on each engine; the figure of SECURITY.md is measured with more. */
const RUNS = Number(process.env['HAIXUAN_MONEY_RUNS'] ?? 40)

/** Who buys: brought by the referrer, his own sub-account of once, or come by himself. */
type Link = 'brought' | 'own son' | 'alone'
type Act =
  | { kind: 'order'; buyer: number; fen: number }
  | { kind: 'pay'; order: number; times: number; fault: 'none' | 'amount' | 'number' }
  | { kind: 'refund'; order: number; share: number }
  | { kind: 'cancel'; order: number }

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    buyer: fc.nat(3),
    fen: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 5_000_000 })),
  }),
  fc.record({
    kind: fc.constant('pay' as const),
    order: fc.nat(9),
    times: fc.integer({ min: 1, max: 3 }),
    fault: fc.constantFrom(
      'none' as const,
      'none' as const,
      'none' as const,
      'amount' as const,
      'number' as const,
    ),
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    order: fc.nat(9),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('cancel' as const), order: fc.nat(9) }),
)
const links = fc.array(fc.constantFrom<Link>('brought', 'brought', 'own son', 'alone'), {
  minLength: 4,
  maxLength: 4,
})

/** What an order should have come to. */
interface Expected {
  id: string
  number: string
  buyer: string
  link: Link
  fen: number
  isPaid: boolean
  refunded: number
}

describeOnBothEngines('money', (database) => {
  let db: Database
  beforeAll(async () => {
    db = database()
    await openTransfers(db)
  })

  test('whatever is ordered, paid, told twice, cancelled and refunded: commissions add up to the fen', async () => {
    const desk = openPaymentDesk(db, undefined)
    await fc.assert(
      fc.asyncProperty(links, fc.array(act, { minLength: 6, maxLength: 24 }), async (four, acts) => {
        const referrer = await person(db)
        const buyers = await Promise.all(
          four.map(async (link) => ({ link, ...(await person(db, linkOf(link, referrer.id))) })),
        )
        // A sub-account of once, unbound since: it may buy, and still earns its opener nothing.
        await db.pool.query('update app_user set parent_id = null where opened_by = $1', [referrer.id])
        const orders: Expected[] = []
        for (const one of acts) await perform(db, desk, one, buyers, orders)
        await check(db, referrer.id, orders)
      }),
      { numRuns: RUNS },
    )
  }, 3_600_000)
})

const linkOf = (link: Link, referrer: string) =>
  link === 'alone' ? {} : { referrerId: referrer, ...(link === 'own son' ? { openedBy: referrer } : {}) }

async function perform(
  db: Database,
  desk: ReturnType<typeof openPaymentDesk>,
  one: Act,
  buyers: readonly { id: string; mobile: string; link: Link }[],
  orders: Expected[],
): Promise<void> {
  if (one.kind === 'order') {
    const buyer = buyers[one.buyer]
    if (!buyer) return
    await db.pool.query('update plan set price_fen = $1 where id = 10', [one.fen])
    const wish = { planId: 10, method: 'transfer', key: randomUUID() } as const
    const caller = { kind: 'user', userId: buyer.id, mobile: buyer.mobile, parentId: null } as const
    const flags = {
      tier: 'general',
      isExternalLink: false,
      isPre: false,
      userCustom: [],
      sessionId: 's',
    } as const
    const made = await createOrder(db, desk, { ...caller, ...flags }, wish).catch(() => undefined)
    if (!made) return
    expect(made.priceFen).toBe(one.fen)
    orders.push({
      ...{ id: made.id, number: made.number, buyer: buyer.id, link: buyer.link },
      ...{ fen: one.fen, isPaid: false, refunded: 0 },
    })
    return
  }
  // Every act meets an order as soon as there is one.
  const order = orders[one.order % Math.max(1, orders.length)]
  if (!order) return
  if (one.kind === 'cancel') {
    await cancelOwnOrder(db, desk, order.buyer, order.id).catch(() => undefined)
  } else if (one.kind === 'pay') {
    const notice = {
      ...({ method: 'transfer', receipt: randomUUID(), payer: null } as const),
      number: one.fault === 'number' ? `${order.number}X` : order.number,
      totalFen: one.fault === 'amount' ? order.fen + 1 : order.fen,
    }
    await Promise.all(Array.from({ length: one.times }, () => settlePayment(db, notice)))
    if (one.fault === 'none') order.isPaid = true
  } else {
    const fen = Math.ceil(order.fen * one.share)
    const back = await refundOrder(db, { number: order.number, fen, actor: 'test' }).catch(() => 0)
    order.refunded += back
    expect(order.isPaid ? order.refunded : back).toBeLessThanOrEqual(order.isPaid ? order.fen : 0)
  }
}

async function check(db: Database, referrer: string, orders: readonly Expected[]): Promise<void> {
  const earning = orders.filter(({ isPaid, link }) => isPaid && link === 'brought')
  // Ten per cent of what stayed paid, each order rounded down to a fen.
  const due = earning.reduce((sum, { fen, refunded }) => sum + Math.floor((fen - refunded) / 10), 0)
  const kept = earning.reduce((sum, { fen, refunded }) => sum + fen - refunded, 0)
  const [months, list, summary] = await Promise.all([
    listCommissionMonths(db, referrer),
    listReferredOrders(db, referrer, { page: 1, limit: 100 }),
    readReferralSummary(db.kysely, referrer),
  ])
  const total = (of: (month: (typeof months)[number]) => number) =>
    months.reduce((sum, month) => sum + of(month), 0)
  expect(total(({ commissionFen }) => commissionFen)).toBe(due)
  expect(total(({ totalFen }) => totalFen)).toBe(kept)
  expect(total(({ count }) => count)).toBe(earning.length)
  expect(list.count).toBe(earning.length)
  expect(summary).toMatchObject({ commissionFen: due, frozenFen: due, withdrawableFen: 0 })
  expect(summary.paying).toBe(new Set(earning.map(({ buyer }) => buyer)).size)
  const { rows } = await db.pool.query(
    'select number, status, refunded_fen from member_order where user_id = any($1::uuid[])',
    [orders.map(({ buyer }) => buyer)],
  )
  for (const { number, isPaid, refunded } of orders) {
    const row = rows.find((one) => one.number === number)
    expect([row?.status === 'paid', row?.refunded_fen]).toEqual([isPaid, refunded])
  }
}
