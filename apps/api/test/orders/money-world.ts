import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { UserCaller } from '../../src/domain/account/caller.ts'
import { createOrder } from '../../src/domain/order/create-order.ts'
import { cancelOwnOrder } from '../../src/domain/order/own-orders.ts'
import { addMonths } from '../../src/domain/order/plan-change.ts'
import { refundOrder } from '../../src/domain/order/refund-order.ts'
import { settlePayment } from '../../src/domain/order/settle-payment.ts'
import type { openPaymentDesk } from '../../src/domain/payment/open-desk.ts'
import { answerInvitation } from '../../src/domain/team/invitations.ts'
import { inviteMobile, removeMember } from '../../src/domain/team/sub-accounts.ts'
import type { Database } from '../../src/storage/database.ts'
import { person } from '../http/people.ts'

/** Who buys: brought by the referrer, his own sub-account of once, or come by himself. */
export type Link = 'brought' | 'own son' | 'alone'
export type Act =
  | { kind: 'order'; buyer: number; fen: number }
  | { kind: 'pay'; order: number; times: number; fault: 'none' | 'amount' | 'number' }
  | { kind: 'refund'; order: number; share: number }
  | { kind: 'cancel'; order: number }
  | { kind: 'bind' | 'unbind'; buyer: number }

export interface Buyer {
  id: string
  mobile: string
  link: Link
  /** He is a sub-account of the referrer at this moment. */
  isBound: boolean
  /** When his membership should end, epoch milliseconds; undefined: he has none. */
  until: number | undefined
}

/** What an order should have come to. */
export interface Expected {
  id: string
  number: string
  buyer: Buyer
  fen: number
  isPaid: boolean
  /** Decided when it was paid. */
  isEarning: boolean
  refunded: number
}

export interface MoneyWorld {
  db: Database
  desk: ReturnType<typeof openPaymentDesk>
  referrer: UserCaller
  buyers: Buyer[]
  orders: Expected[]
}

/** Ends of memberships are compared to the minute: a month is what they are counted in. */
export const MINUTE_MS = 60_000
const PLAN = 10

const order = fc.nat(9)
const buyer = fc.nat(3)
export const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      buyer,
      fen: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 5_000_000 })),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      order,
      times: fc.constantFrom(1, 1, 2, 3, 8),
      fault: fc.constantFrom(...(['none', 'none', 'none', 'amount', 'number'] as const)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      order,
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), order }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('bind' as const, 'unbind' as const), buyer }) },
)

const callerOf = (
  { id, mobile }: { id: string; mobile: string },
  about: Partial<UserCaller>,
): UserCaller => ({
  ...{ kind: 'user', userId: id, mobile, parentId: null, tier: 'general', sessionId: 's' },
  ...{ isExternalLink: false, isPre: false, userCustom: [], ...about },
})

/** A referrer, and a buyer for each link. */
export async function makeWorld(
  db: Database,
  desk: MoneyWorld['desk'],
  links: readonly Link[],
): Promise<MoneyWorld> {
  const referrer = await person(db)
  const buyers = await Promise.all(
    links.map(async (link): Promise<Buyer> => {
      const brought = link === 'alone' ? {} : { referrerId: referrer.id }
      const opened = link === 'own son' ? { openedBy: referrer.id } : {}
      return {
        ...{ link, isBound: false, until: undefined },
        ...(await person(db, { ...brought, ...opened })),
      }
    }),
  )
  // A sub-account of once, set free since: it may buy, and still earns its opener nothing.
  await db.pool.query('update app_user set parent_id = null where id = any($1::uuid[])', [
    buyers.map(({ id }) => id),
  ])
  return { db, desk, referrer: callerOf(referrer, { tier: 'gold_drill' }), buyers, orders: [] }
}

/** Does an act and writes down what it should have come to. */
export async function perform(world: MoneyWorld, one: Act): Promise<void> {
  if ('buyer' in one) {
    const buyer = world.buyers[one.buyer]
    if (!buyer) return
    if (one.kind === 'order') await wish(world, buyer, one.fen)
    else if (one.kind === 'bind') await bind(world, buyer)
    else await unbind(world, buyer)
    return
  }
  // Every act meets an order as soon as there is one.
  const order = world.orders[one.order % Math.max(1, world.orders.length)]
  if (!order) return
  if (one.kind === 'cancel')
    await cancelOwnOrder(world.db, world.desk, order.buyer.id, order.id).catch(() => undefined)
  else if (one.kind === 'pay') await pay(world, order, one)
  else await refund(world, order, one.share)
}

async function wish({ db, desk, orders }: MoneyWorld, buyer: Buyer, fen: number): Promise<void> {
  await db.pool.query('update plan set price_fen = $1 where id = $2', [fen, PLAN])
  const caller = callerOf(buyer, { parentId: buyer.isBound ? 'main' : null })
  const wanted = { planId: PLAN, method: 'transfer', key: randomUUID() } as const
  const made = await createOrder(db, desk, caller, wanted).catch(() => undefined)
  if (buyer.isBound) expect(made, 'a sub-account buys nothing').toBeUndefined()
  if (!made) return
  expect(made.priceFen).toBe(fen)
  const { id, number } = made
  orders.push({ id, number, buyer, fen, isPaid: false, isEarning: false, refunded: 0 })
}

async function pay(
  { db }: MoneyWorld,
  order: Expected,
  { times, fault }: Extract<Act, { kind: 'pay' }>,
): Promise<void> {
  const notice = {
    ...({ method: 'transfer', receipt: randomUUID(), payer: null } as const),
    number: fault === 'number' ? `${order.number}X` : order.number,
    totalFen: fault === 'amount' ? order.fen + 1 : order.fen,
  }
  await Promise.all(Array.from({ length: times }, () => settlePayment(db, notice)))
  if (fault !== 'none' || order.isPaid) return
  const { buyer } = order
  order.isPaid = true
  order.isEarning = buyer.link === 'brought' && !buyer.isBound
  buyer.until = addMonths(endOf(buyer) ?? Date.now(), 1)
}

async function refund({ db }: MoneyWorld, order: Expected, share: number): Promise<void> {
  const fen = Math.ceil(order.fen * share)
  const back = await refundOrder(db, { number: order.number, fen, actor: 'test' }).catch(() => 0)
  order.refunded += back
  expect(order.isPaid ? order.refunded : back).toBeLessThanOrEqual(order.isPaid ? order.fen : 0)
  const end = endOf(order.buyer)
  if (back > 0 && order.refunded === order.fen && end !== undefined)
    order.buyer.until = Math.max(Date.now(), addMonths(end, -1))
}

/** End of a membership that is in force. */
const endOf = ({ until }: Buyer) =>
  until !== undefined && until > Date.now() + MINUTE_MS ? until : undefined

async function bind({ db, referrer }: MoneyWorld, buyer: Buyer): Promise<void> {
  if (buyer.isBound) return
  await inviteMobile(db, referrer, buyer.mobile, undefined)
  await answerInvitation(db, callerOf(buyer, {}), await memberOf(db, referrer, buyer), true)
  buyer.isBound = true
}

async function unbind({ db, referrer }: MoneyWorld, buyer: Buyer): Promise<void> {
  if (!buyer.isBound) return
  await removeMember(db, referrer, await memberOf(db, referrer, buyer), '127.0.0.1')
  buyer.isBound = false
  // Nothing ties him to who opened his account any more.
  if (buyer.link === 'own son') buyer.link = 'brought'
}

async function memberOf(db: Database, { userId }: UserCaller, { mobile }: Buyer): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    'select id from team_member where user_id = $1 and mobile = $2',
    [userId, mobile],
  )
  return rows[0]?.id ?? ''
}
