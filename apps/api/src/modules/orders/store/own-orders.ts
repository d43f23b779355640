import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import type { PaymentPorts } from '../rules/payment-port.ts'
import { findOrder, listOrderRows, lockOrder, type OrderRow, takeTurnToAsk } from './order-rows.ts'
import { type Order, orderView } from './order-view.ts'
import { settlePayment } from './settle-payment.ts'

const UNKNOWN = () => new Failure('order_unknown', '没有这笔订单，请刷新订单列表')

/** An order of the user. Somebody else's is as absent as none: `order_unknown`. */
export async function ownOrder(db: Database, userId: string, id: string): Promise<OrderRow> {
  const row = await findOrder(db.kysely, userId, id)
  if (!row) throw UNKNOWN()
  return row
}

/** Orders of the user by pages, newest first. */
export async function listOwnOrders(
  db: Database,
  ports: PaymentPorts,
  userId: string,
  pages: { page: number; limit: number },
): Promise<{ rows: Order[]; count: number }> {
  const { rows, count } = await listOrderRows(db.kysely, userId, pages)
  return { rows: await Promise.all(rows.map((row) => orderView(row, ports))), count }
}

/** An order of the user; one that waits for a provider is asked about there, so that a lost callback does no harm. */
export async function watchOwnOrder(
  db: Database,
  ports: PaymentPorts,
  userId: string,
  id: string,
): Promise<Order> {
  const row = await ownOrder(db, userId, id)
  const port = ports.get(row.method)
  if (row.status !== 'pending' || row.code_url === null || !port) return await orderView(row, ports)
  if (await takeTurnToAsk(db.kysely, userId, id)) {
    // A provider that cannot be reached is no reason not to show the order.
    const notice = await port.ask(row.number).catch(() => null)
    if (notice) await settlePayment(db, notice)
  }
  return await orderView(await ownOrder(db, userId, id), ports)
}

/**
 * Cancels a pending order, at the provider first; cancelling it again changes nothing.
 * @throws {Failure} `order_unknown`; `order_paid`; `payment_unreachable`
 */
export async function cancelOwnOrder(
  db: Database,
  ports: PaymentPorts,
  userId: string,
  id: string,
): Promise<Order> {
  const row = await ownOrder(db, userId, id)
  if (row.status === 'pending' && row.code_url !== null) await ports.get(row.method)?.close(row.number)
  await db.transaction(async (trx) => {
    const held = await lockOrder(trx, row.number)
    if (held?.status === 'paid') throw new Failure('order_paid', '订单已支付，不能取消，如需退款请联系客服')
    if (held?.status !== 'pending') return
    await trx
      .updateTable('member_order')
      .set({ status: 'cancelled', closed_at: sql<Date>`now()` })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute()
  })
  return await orderView(await ownOrder(db, userId, id), ports)
}
