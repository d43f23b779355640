import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { answerInvitation } from '../../src/modules/account/store/invitations.ts'
import { inviteMobile, removeMember } from '../../src/modules/account/store/sub-accounts.ts'
import { createOrder } from '../../src/modules/orders/store/create-order.ts'
import { cancelOwnOrder } from '../../src/modules/orders/store/own-orders.ts'
import { refundOrder } from '../../src/modules/orders/store/refund-order.ts'
import { setUserMembership } from '../../src/modules/orders/store/set-membership.ts'
import { settlePayment } from '../../src/modules/orders/store/settle-payment.ts'
import type { openPaymentPorts } from '../../src/modules/orders/wechat/open-payment-ports.ts'
import type { UserCaller } from '../../src/platform/caller.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { person } from '../http/people.ts'
import { MembershipModel, type Tier } from './membership-model.ts'
import { type Act, FOR_EVER, type Link } from './money-acts.ts'

export interface Buyer {
  id: string
  mobile: string
  link: Link
  /** They are a sub-account of the referrer at this moment. */
  isBound: boolean
  membership: MembershipModel
  /** The operator has set their membership by hand. */
  wasGiven: boolean
}

/** What an order should have come to. */
export interface Expected {
  id: string
  number: string
  buyer: Buyer
  fen: number
  tier: Tier
  months: number
  isPaid: boolean
  /** Its payment changed the membership. */
  isGiving: boolean
  /** Decided when it was paid. */
  isEarning: boolean
  refunded: number
}

export interface MoneyFixture {
  db: Database
  ports: ReturnType<typeof openPaymentPorts>
  referrer: UserCaller
  buyers: Buyer[]
  orders: Expected[]
  scale: Scale
}

/** Prices of a few fen, where every rounding shows, or of ordinary sums and sales. */
export type Scale = 'fen' | 'yuan'

/** Ends of memberships are compared to the minute: a month is what they are counted in. */
export const MINUTE_MS = 60_000
const PLANS = [
  { id: 10, tier: 'month', months: 1 },
  { id: 12, tier: 'year', months: 12 },
  { id: 13, tier: 'green_drill', months: 12 },
] as const
const DAY_MS = 86_400_000

const callerOf = (
  { id, mobile }: { id: string; mobile: string },
  about: Partial<UserCaller>,
): UserCaller => ({
  ...{ kind: 'user', userId: id, mobile, parentId: null, tier: 'general', sessionId: 's' },
  ...{ isExternalLink: false, isPre: false, userCustom: [], ...about },
})

/** A referrer, and a buyer for each link. */
export async function makeMoneyFixture(
  db: Database,
  ports: MoneyFixture['ports'],
  links: readonly Link[],
  scale: Scale,
): Promise<MoneyFixture> {
  const referrer = await person(db)
  const buyers = await Promise.all(
    links.map(async (link): Promise<Buyer> => {
      const brought = link === 'alone' ? {} : { referrerId: referrer.id }
      const opened = link === 'own sub-account' ? { openedBy: referrer.id } : {}
      return {
        ...{ link, isBound: false, membership: new MembershipModel(), wasGiven: false },
        ...(await person(db, { ...brought, ...opened })),
      }
    }),
  )
  // A former sub-account: it may buy, and still earns its opener nothing.
  await db.pool.query('update app_user set parent_id = null where id = any($1::uuid[])', [
    buyers.map(({ id }) => id),
  ])
  return { db, ports, referrer: callerOf(referrer, { tier: 'gold_drill' }), buyers, orders: [], scale }
}

/** Does an act and writes down what it should have come to. */
export async function perform(fixture: MoneyFixture, one: Act): Promise<void> {
  if ('buyer' in one) {
    const buyer = fixture.buyers[one.buyer]
    if (!buyer) return
    if (one.kind === 'order') await wish(fixture, buyer, one)
    else if (one.kind === 'give') await give(fixture, buyer, one)
    else if (one.kind === 'pass') await pass(fixture, buyer, one.days)
    else if (one.kind === 'bind') await bind(fixture, buyer)
    else await unbind(fixture, buyer)
    return
  }
  // Every act meets an order as soon as there is one.
  const order = fixture.orders[one.order % Math.max(1, fixture.orders.length)]
  if (!order) return
  if (one.kind === 'cancel')
    await cancelOwnOrder(fixture.db, fixture.ports, order.buyer.id, order.id).catch(() => undefined)
  else if (one.kind === 'pay') await pay(fixture, order, one)
  else await refund(fixture, order, Math.ceil(order.fen * one.share))
}

async function wish(
  { db, ports, orders, scale }: MoneyFixture,
  buyer: Buyer,
  { plan, price }: { plan: number; price: number },
): Promise<void> {
  const { id: planId, tier, months } = PLANS[plan] ?? PLANS[0]
  const fen = scale === 'fen' ? 1 + Math.floor(price * 29) : 60_000 + Math.floor(price * 4_940_000)
  await db.pool.query('update plan set price_fen = $1 where id = $2', [fen, planId])
  const caller = callerOf(buyer, { parentId: buyer.isBound ? 'main' : null })
  const wanted = { planId, method: 'transfer', key: randomUUID() } as const
  const made = await createOrder(db, ports, caller, wanted).catch(() => undefined)
  if (buyer.isBound) expect(made, 'a sub-account buys nothing').toBeUndefined()
  if (!made) return
  expect(made.priceFen).toBe(fen)
  const { id, number } = made
  orders.push({
    id,
    number,
    buyer,
    fen,
    tier,
    months,
    isPaid: false,
    isGiving: false,
    isEarning: false,
    refunded: 0,
  })
}

async function pay(
  { db }: MoneyFixture,
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
  const { rows } = await db.pool.query<{ at: Date }>(
    'select paid_at as at from member_order where number = $1',
    [order.number],
  )
  order.isGiving = buyer.membership.pay(rows[0]?.at.getTime() ?? 0, order)
  order.isPaid = true
  order.isEarning = buyer.link === 'brought' && !buyer.isBound
}

async function refund({ db }: MoneyFixture, order: Expected, fen: number): Promise<void> {
  const back = await refundOrder(db, { number: order.number, fen, actor: 'test' }).catch(() => 0)
  order.refunded += back
  expect(order.isPaid ? order.refunded : back).toBeLessThanOrEqual(order.isPaid ? order.fen : 0)
  if (back === 0) return
  order.buyer.membership.giveBack(await timeOfAct(db, order.number), order.number, order.fen - order.refunded)
}

/** Gives back all money that was ever paid, the newest order first. */
export async function refundAll(fixture: MoneyFixture): Promise<void> {
  for (const order of fixture.orders.toReversed()) await refund(fixture, order, order.fen - order.refunded)
}

/** When the operator last did something to it, by the clock of the database. */
async function timeOfAct(db: Database, subject: string): Promise<number> {
  const { rows } = await db.pool.query<{ at: Date }>(
    'select at from operator_event where subject = $1 order by at desc limit 1',
    [subject],
  )
  return rows[0]?.at.getTime() ?? 0
}

async function give(
  { db }: MoneyFixture,
  buyer: Buyer,
  { tier, days }: { tier: Tier | undefined; days: number },
): Promise<void> {
  const { id, membership } = buyer
  buyer.wasGiven = true
  const until = days === FOR_EVER ? null : Math.round(Date.now() + days * DAY_MS)
  await setUserMembership(db, id, { tier: tier ?? 'general', until }, 'test')
  membership.set(await timeOfAct(db, id), tier, until ?? Number.POSITIVE_INFINITY)
}

/** Days go by for one buyer: their membership ends that much sooner. */
async function pass({ db }: MoneyFixture, { id, membership }: Buyer, days: number): Promise<void> {
  await db.pool.query("update app_user set vip_expire = vip_expire - $2 * interval '1 day' where id = $1", [
    id,
    days,
  ])
  membership.pass(days * DAY_MS)
}

async function bind({ db, referrer }: MoneyFixture, buyer: Buyer): Promise<void> {
  if (buyer.isBound) return
  await inviteMobile(db, referrer, buyer.mobile, undefined)
  await answerInvitation(db, callerOf(buyer, {}), await memberOf(db, referrer, buyer), true)
  buyer.isBound = true
}

async function unbind({ db, referrer }: MoneyFixture, buyer: Buyer): Promise<void> {
  if (!buyer.isBound) return
  await removeMember(db, referrer, await memberOf(db, referrer, buyer), '127.0.0.1')
  buyer.isBound = false
  // Nothing ties them to who opened their account any more.
  if (buyer.link === 'own sub-account') buyer.link = 'brought'
}

async function memberOf(db: Database, { userId }: UserCaller, { mobile }: Buyer): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    'select id from team_member where user_id = $1 and mobile = $2',
    [userId, mobile],
  )
  return rows[0]?.id ?? ''
}
