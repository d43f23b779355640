import type { Kysely } from 'kysely'
import type { Database } from '../../storage/database.ts'
import { readMembership, writeMembership } from '../../storage/membership-rows.ts'
import { lockOrder, type OrderRow } from '../../storage/order-rows.ts'
import type { Tables } from '../../storage/tables/index.ts'
import { DeskError } from '../operator/desk-error.ts'
import { noteOperator } from '../operator/operator-event.ts'
import { bookRefund } from '../referral/commission.ts'
import { addMonths } from './plan-change.ts'

export interface RefundWish {
  number: string
  /** In fen; default: all that is left. */
  fen?: number
  /** Who refunds: a user id, or `cli`. */
  actor: string
}

/**
 * Notes that money was given back. The commission on it is taken back; once all of an order is refunded, so is its
 * time, as far as the membership is still of its tier.
 * @returns what was refunded, in fen
 * @throws {DeskError} no such order, not paid, or more than is left
 */
export async function refundOrder(db: Database, { number, fen, actor }: RefundWish): Promise<number> {
  return await db.transaction(async (trx) => {
    const order = await lockOrder(trx, number)
    if (!order) throw new DeskError(`没有订单 ${number}，请核对订单号。`)
    if (order.status !== 'paid') throw new DeskError(`订单 ${number} 未支付，不能退款。`)
    const left = order.price_fen - order.refunded_fen
    const back = fen ?? left
    if (back < 1 || back > left) {
      throw new DeskError(`订单 ${number} 最多还能退 ${left} 分，不能退 ${back} 分。`)
    }
    await trx
      .updateTable('member_order')
      .set({ refunded_fen: order.refunded_fen + back })
      .where('user_id', '=', order.user_id)
      .where('id', '=', order.id)
      .execute()
    const earner = await trx
      .selectFrom('app_user')
      .select('referrer_id')
      .where('id', '=', order.user_id)
      .executeTakeFirst()
    if (earner?.referrer_id) await bookRefund(trx, earner.referrer_id, { orderId: order.id, fen: back })
    if (back === left) await takeTimeBack(trx, order)
    await noteOperator(trx, actor, 'order_refunded', number, { fen: back })
    return back
  })
}

async function takeTimeBack(trx: Kysely<Tables>, order: OrderRow): Promise<void> {
  const { tier, expire, now } = await readMembership(trx, order.user_id, true)
  if (order.vip_until === null || tier !== order.vip_type || expire === null) return
  const until = Math.max(now, addMonths(expire, -order.months))
  await writeMembership(trx, order.user_id, order.vip_type, until)
}
