import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { tellSeats } from '#modules/account'
import { bookCommission, holdAround } from '#modules/referral'

import type { Database } from '#platform/database/database.ts'
import { keyedHash } from '#platform/database/site-secret.ts'
import type { Tables } from '#platform/database/tables.ts'
import { plainAccount } from '../rules/payer-account.ts'
import type { PaidNotice } from '../rules/payment-port.ts'
import { planChange } from '../rules/plan-change.ts'
import { readMembership, writeMembership } from './membership-rows.ts'
import { lockOrder, type OrderRow } from './order-rows.ts'
import type { ReceiptOutcome } from './orders-tables.ts'

/**
 * Counts money that a provider, or the operator, says has arrived: the order is paid, the membership begins, is
 * renewed or raised, and who brought the buyer earns. All of it or nothing, once per receipt. Money that comes after
 * an order was cancelled or expired counts too: it has been paid. A wrong amount changes nothing but is kept.
 * @returns what the receipt led to, now or when it first came
 */
export async function settlePayment(db: Database, notice: PaidNotice): Promise<ReceiptOutcome> {
  return await db.transaction((trx) => settleIn(trx, notice))
}

/** The same inside a transaction. */
export async function settleIn(trx: Kysely<Tables>, notice: PaidNotice): Promise<ReceiptOutcome> {
  const order = await lockOrder(trx, notice.number)
  const told = () =>
    trx
      .selectFrom('payment_receipt')
      .select('outcome')
      .where('method', '=', notice.method)
      .where('receipt', '=', notice.receipt)
  const known = await told().executeTakeFirst()
  if (known) return known.outcome
  const outcome = outcomeOf(order, notice)
  const written = await trx
    .insertInto('payment_receipt')
    .values({
      ...{ method: notice.method, receipt: notice.receipt, number: notice.number },
      ...{ total_fen: notice.totalFen, outcome, ...(await payerOf(trx, notice)) },
    })
    .onConflict((on) => on.columns(['method', 'receipt']).doNothing())
    .returning('outcome')
    .executeTakeFirst()
  // Told twice at the same moment of an order that nobody has: no row was there to wait at.
  if (!written) return (await told().executeTakeFirstOrThrow()).outcome
  if (order && outcome === 'paid') await fulfil(trx, order)
  return outcome
}

function outcomeOf(order: OrderRow | undefined, notice: PaidNotice): ReceiptOutcome {
  if (!order || order.method !== notice.method) return 'unknown_order'
  if (order.status === 'paid') return 'already_paid'
  return order.price_fen === notice.totalFen ? 'paid' : 'wrong_amount'
}

async function fulfil(trx: Kysely<Tables>, order: OrderRow): Promise<void> {
  const until = await extend(trx, order)
  await trx
    .updateTable('member_order')
    .set({
      status: 'paid',
      paid_at: sql<Date>`now()`,
      vip_until: until === null ? null : new Date(until),
    })
    .where('user_id', '=', order.user_id)
    .where('id', '=', order.id)
    .execute()
  await bookCommission(trx, { orderId: order.id, buyerId: order.user_id, totalFen: order.price_fen })
  // What the buyer pays with may be what people pay with whom they have brought.
  await holdAround(trx, order.user_id)
}

/** Who paid, as it is kept. A provider's id cannot be guessed; the number of an account can, so it needs the key. */
async function payerOf(
  trx: Kysely<Tables>,
  { method, payer }: PaidNotice,
): Promise<{ payer_hash: Buffer | null; payer_mac: Buffer | null }> {
  if (payer === null) return { payer_hash: null, payer_mac: null }
  if (method === 'transfer')
    return { payer_hash: null, payer_mac: await keyedHash(trx, 'payer', plainAccount(payer)) }
  return { payer_hash: createHash('sha256').update(payer).digest(), payer_mac: null }
}

/** Gives the membership. @returns its end, epoch ms; null when it is higher by now and support has to look at it */
async function extend(trx: Kysely<Tables>, order: OrderRow): Promise<number | null> {
  const { vip_type: tier, months, price_fen: paidFen } = order
  const held = await readMembership(trx, order.user_id, true)
  const change = planChange(held, { vipType: tier, months, priceFen: paidFen })
  if (change.kind === null) return null
  const { boughtMs: ms, until } = change
  const bought = { orderId: order.id, tier, paidFen, boughtMs: ms, baseMs: ms, ms, upgrades: [] }
  await writeMembership(trx, order.user_id, { tier, expire: until, lots: [...change.lots, bought] })
  await tellSeats(trx, order.user_id)
  return until
}
