import { isVipType } from '@haixuan/rules'
import type { Kysely } from 'kysely'
import { tellSeats } from '#modules/account'
import { noteOperator } from '#modules/operators'
import { bookRefund, refundLoss } from '#modules/referral'

import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { type Holding, withLessPaid, withoutOrder } from '../rules/membership-lots.ts'
import { readMembership, writeMembership } from './membership-rows.ts'
import { lockOrder, type OrderRow } from './order-rows.ts'

export interface RefundWish {
  number: string
  /** In fen; default: all that is left. */
  fen?: number
  /** Who refunds: a user id, or `cli`. */
  actor: string
}

/** What a refund takes: from the membership of the buyer, and from the commission of who brought them. */
export interface RefundEffect {
  /** In fen. */
  fen: number
  before: Holding
  after: Holding
  commissionFen: number
}

/**
 * Notes that money was given back. The commission on it is taken back; once all of an order is refunded, so is what is
 * left of its time, and its tier where nothing else holds that. Time that was used stays used.
 * @returns what was refunded, in fen
 * @throws {OperatorError} no such order, not paid, or more than is left
 */
export async function refundOrder(db: Database, { number, fen, actor }: RefundWish): Promise<number> {
  return await db.transaction(async (trx) => {
    const order = await paidOrder(trx, number)
    const back = refundable(order, fen)
    await trx
      .updateTable('member_order')
      .set({ refunded_fen: order.refunded_fen + back })
      .where('user_id', '=', order.user_id)
      .where('id', '=', order.id)
      .execute()
    const earner = await earnerOf(trx, order)
    if (earner !== null) await bookRefund(trx, earner, { orderId: order.id, fen: back })
    const before = await readMembership(trx, order.user_id, true)
    const after = afterRefund(before, order, back)
    if (after !== before) await writeMembership(trx, order.user_id, after)
    await tellSeats(trx, order.user_id)
    await noteOperator(trx, actor, 'order_refunded', number, { fen: back, takenMs: takenMs(before, after) })
    return back
  })
}

/** What `refundOrder` would take at this moment; changes nothing. Throws what that throws. */
export async function previewRefund(
  db: Database,
  { number, fen }: Omit<RefundWish, 'actor'>,
): Promise<RefundEffect> {
  return await db.transaction(async (trx) => {
    const order = await paidOrder(trx, number)
    const back = refundable(order, fen)
    const earner = await earnerOf(trx, order)
    const before = await readMembership(trx, order.user_id, false)
    const commissionFen =
      earner === null ? 0 : (await refundLoss(trx, earner, { orderId: order.id, fen: back })).loss
    return { fen: back, before, after: afterRefund(before, order, back), commissionFen }
  })
}

/** Time by which a membership ends earlier. Turning back an upgrade may make it end later: that takes none. */
export const takenMs = (before: Holding, after: Holding): number =>
  before.expire === null || after.expire === null ? 0 : Math.max(0, before.expire - after.expire)

async function paidOrder(trx: Kysely<Tables>, number: string): Promise<OrderRow> {
  const order = await lockOrder(trx, number)
  if (!order) throw new OperatorError(`没有订单 ${number}，请核对订单号。`)
  if (order.status !== 'paid') throw new OperatorError(`订单 ${number} 未支付，不能退款。`)
  return order
}

function refundable(order: OrderRow, fen: number | undefined): number {
  const left = order.price_fen - order.refunded_fen
  const back = fen ?? left
  if (back < 1 || back > left) {
    throw new OperatorError(`订单 ${order.number} 最多还能退 ${left} 分，不能退 ${back} 分。`)
  }
  return back
}

function afterRefund(before: Holding, order: OrderRow, back: number): Holding {
  if (!before.lots.some(({ orderId }) => orderId === order.id)) return before
  if (![before.tier, ...before.lots.map(({ tier }) => tier)].every(isVipType))
    throw new OperatorError(
      `订单 ${order.number} 的用户有本服务器不认识的会员等级（由更新的版本设置），没有退款；请升级本服务器后再试。`,
    )
  const kept = order.price_fen - order.refunded_fen - back
  return kept === 0 ? withoutOrder(before, order.id) : withLessPaid(before, order.id, kept)
}

async function earnerOf(trx: Kysely<Tables>, order: OrderRow): Promise<string | null> {
  const buyer = await trx
    .selectFrom('app_user')
    .select('referrer_id')
    .where('id', '=', order.user_id)
    .executeTakeFirst()
  return buyer?.referrer_id ?? null
}
