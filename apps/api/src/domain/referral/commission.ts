import { sql } from 'kysely'
import type { Database } from '../../storage/database.ts'

/** Share of a paid order that goes to who brought the buyer, in per cent. */
const COMMISSION_PERCENT = 10

/** Commission in fen, rounded down to a whole fen. */
function commissionFen(totalFen: number): number {
  return Math.floor((totalFen * COMMISSION_PERCENT) / 100)
}

/**
 * Books a paid order for who brought the buyer. Once per order; nothing for own sub-accounts or without a referrer.
 * @returns the commission in fen, null when nobody earns one.
 */
export async function recordPaidOrder(
  db: Database,
  order: { orderId: string; buyerId: string; totalFen: number; paidAt?: Date },
): Promise<number | null> {
  return db.transaction(async (trx) => {
    const buyer = await trx
      .selectFrom('app_user')
      .select(['referrer_id', 'parent_id'])
      .where('id', '=', order.buyerId)
      .executeTakeFirst()
    const referrer = buyer?.referrer_id
    if (!buyer || !referrer || referrer === order.buyerId || buyer.parent_id === referrer) return null
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
    return fen
  })
}

/** Takes the commission of a refunded order back with a negative row. Once per order. */
export async function recordRefund(
  db: Database,
  refund: { referrerId: string; orderId: string; at?: Date },
): Promise<void> {
  await sql`
    insert into referral_ledger (user_id, order_id, kind, total_fen, commission_fen, at)
    select user_id, order_id, 'refund', -total_fen, -commission_fen, ${refund.at ?? new Date()}
    from referral_ledger where user_id = ${refund.referrerId} and order_id = ${refund.orderId} and kind = 'commission'
    on conflict (user_id, order_id, kind) do nothing`.execute(db.kysely)
}
