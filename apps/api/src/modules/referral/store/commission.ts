import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { commissionFen } from '../rules/commission-fen.ts'
import { holdSuspects } from './held-commission.ts'

export interface PaidOrder {
  orderId: string
  buyerId: string
  totalFen: number
  /** Default: now, by the clock of the database. */
  paidAt?: Date
}

/** Books a paid order for who brought the buyer, in a transaction of its own: see `bookCommission`. */
export async function recordPaidOrder(db: Database, order: PaidOrder): Promise<number | null> {
  return db.transaction((trx) => bookCommission(trx, order))
}

/**
 * Books a paid order for who brought the buyer. Once per order; nothing without a referrer and for own sub-accounts.
 * What looks like the referrer's own money is booked and held.
 * @returns the commission in fen, null when nobody earns one.
 */
export async function bookCommission(trx: Kysely<Tables>, order: PaidOrder): Promise<number | null> {
  const buyer = await trx
    .selectFrom('app_user')
    .select(['referrer_id', 'parent_id', 'opened_by'])
    .where('id', '=', order.buyerId)
    .executeTakeFirst()
  const referrer = buyer?.referrer_id
  if (!buyer || !referrer || referrer === order.buyerId) return null
  if (buyer.parent_id === referrer || buyer.opened_by === referrer) return null
  const fen = commissionFen(order.totalFen)
  const at = order.paidAt ?? sql<Date>`now()`
  const fresh = await trx
    .insertInto('referral_order')
    .values({
      user_id: referrer,
      order_id: order.orderId,
      buyer_id: order.buyerId,
      total_fen: order.totalFen,
      commission_fen: fen,
      created_at: at as Date,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'order_id']).doNothing())
    .returning('order_id')
    .executeTakeFirst()
  if (!fresh) return null
  await trx
    .insertInto('referral_ledger')
    .values({
      user_id: referrer,
      order_id: order.orderId,
      kind: 'commission',
      total_fen: order.totalFen,
      commission_fen: fen,
      at: at as Date,
    })
    .execute()
  await holdSuspects(trx, referrer)
  return fen
}

export interface Refund {
  orderId: string
  /** Of this refund, in fen. Default: all that is left of the order. */
  fen?: number | undefined
  at?: Date
}

/**
 * Takes back the commission on what is refunded, with a negative row: what stays is the commission on what stays paid.
 * Never more than the order; nothing for an order that earned nothing.
 */
export async function bookRefund(
  trx: Kysely<Tables>,
  referrerId: string,
  { orderId, fen, at }: Refund,
): Promise<number> {
  const { back, loss, parts } = await refundLoss(trx, referrerId, { orderId, fen })
  if (back <= 0) return 0
  await trx
    .insertInto('referral_ledger')
    .values({
      ...{ user_id: referrerId, order_id: orderId, kind: 'refund', part: parts },
      ...{ total_fen: -back, commission_fen: -loss },
      ...(at ? { at } : {}),
    })
    .execute()
  return loss
}

/** What a refund takes of the commission on an order, in fen; holds the order's commission until the transaction ends. */
export async function refundLoss(
  trx: Kysely<Tables>,
  referrerId: string,
  { orderId, fen }: Pick<Refund, 'orderId' | 'fen'>,
): Promise<{ back: number; loss: number; parts: number }> {
  await sql`select 1 from referral_order where user_id = ${referrerId} and order_id = ${orderId} for update`.execute(
    trx,
  )
  const { rows } = await sql<{ parts: number; total: number; commission: number }>`
    select count(*)::integer as parts, sum(total_fen)::float8 as total, sum(commission_fen)::float8 as commission
    from referral_ledger where user_id = ${referrerId} and order_id = ${orderId}`.execute(trx)
  const booked = rows[0]
  if (!booked || booked.parts === 0) return { back: 0, loss: 0, parts: 0 }
  const back = Math.min(fen ?? booked.total, booked.total)
  const loss = back <= 0 ? 0 : booked.commission - commissionFen(booked.total - back)
  return { back, loss, parts: booked.parts }
}
