import { type Kysely, sql } from 'kysely'
import { noteOperator } from '#modules/operators'

import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { OperatorError } from '#platform/operator-error.ts'

/** What of the buyer is the referrer's as well. */
export type HeldFor = 'payer' | 'device' | 'company'

const SAME_PAYER = sql`exists (
  select 1 from member_order m
  join payment_receipt r on r.number = m.number
  join payment_receipt x on x.payer_mac = r.payer_mac or x.payer_hash = r.payer_hash
  join order_number n on n.number = x.number
  where m.user_id = o.buyer_id and m.id = o.order_id and n.user_id = o.user_id)`
const SAME_DEVICE = sql`(exists (
  select 1 from login_trace a join login_trace b on b.trace = a.trace
  where a.user_id = o.user_id and b.user_id = o.buyer_id)
  or exists (
  select 1 from session a join session b on b.ip = a.ip and b.device = a.device
  where a.user_id = o.user_id and b.user_id = o.buyer_id))`
const SAME_COMPANY = sql`exists (
  select 1 from settlement_application a
  join settlement_application b on b.credit_code = a.credit_code or lower(trim(b.company)) = lower(trim(a.company))
  where a.user_id = o.user_id and b.user_id = o.buyer_id)`

/**
 * Holds commissions of a referrer whose buyer pays from the referrer's account, has signed in from their device, or is
 * their company. What was released once is not held again. @returns how many are held now that were not
 */
export async function holdSuspects(trx: Kysely<Tables>, referrerId: string): Promise<number> {
  const { rows } = await sql`
    update referral_order o set held_for = why.reason, held_at = now()
    from (
      select o.order_id, case when ${SAME_PAYER} then 'payer' when ${SAME_DEVICE} then 'device'
        when ${SAME_COMPANY} then 'company' end as reason
      from referral_order o where o.user_id = ${referrerId} and o.held_for is null
    ) why
    where o.user_id = ${referrerId} and o.order_id = why.order_id and o.held_for is null and why.reason is not null
    returning o.order_id`.execute(trx)
  return rows.length
}

/** The same for all commissions that a person has to do with: those they earn, and those that are earned by them. */
export async function holdAround(trx: Kysely<Tables>, userId: string): Promise<void> {
  await holdSuspects(trx, userId)
  const person = await trx
    .selectFrom('app_user')
    .select('referrer_id')
    .where('id', '=', userId)
    .executeTakeFirst()
  if (person?.referrer_id) await holdSuspects(trx, person.referrer_id)
}

export interface HeldCommission {
  orderId: string
  number: string | null
  referrer: string
  referrerMobile: string | null
  buyer: string
  buyerMobile: string | null
  /** Net of refunds, in fen. */
  totalFen: number
  commissionFen: number
  reason: HeldFor
  paidAt: Date
  heldAt: Date
}

const MOST = 200

/** Commissions that wait for the operator, the oldest first. */
export async function listHeldCommissions({ kysely }: Database): Promise<HeldCommission[]> {
  const { rows } = await sql<HeldCommission>`
    select o.order_id as "orderId", m.number, r.nickname as referrer, b.nickname as buyer,
      (select mobile from user_mobile where user_id = o.user_id limit 1) as "referrerMobile",
      (select mobile from user_mobile where user_id = o.buyer_id limit 1) as "buyerMobile",
      l.total::float8 as "totalFen", l.commission::float8 as "commissionFen",
      o.held_for as reason, o.created_at as "paidAt", o.held_at as "heldAt"
    from referral_order o
    join app_user r on r.id = o.user_id join app_user b on b.id = o.buyer_id
    left join member_order m on m.user_id = o.buyer_id and m.id = o.order_id
    cross join lateral (select sum(total_fen) as total, sum(commission_fen) as commission from referral_ledger
      where user_id = o.user_id and order_id = o.order_id) l
    where o.held_for is not null and o.released_at is null
    order by o.held_at, o.order_id limit ${MOST}`.execute(kysely)
  return rows
}

/** The operator has looked at a held commission and lets it go. @throws {OperatorError} none of this order is held */
export async function releaseCommission(db: Database, orderId: string, actor: string): Promise<void> {
  await db.transaction(async (trx) => {
    const done = await trx
      .updateTable('referral_order')
      .set({ released_at: sql<Date>`now()` })
      .where('order_id', '=', orderId)
      .where('held_for', 'is not', null)
      .where('released_at', 'is', null)
      .returning('held_for')
      .executeTakeFirst()
    if (!done) throw new OperatorError('这笔佣金不在待核实之列，请刷新列表。')
    await noteOperator(trx, actor, 'commission_released', orderId, { reason: done.held_for })
  })
}
