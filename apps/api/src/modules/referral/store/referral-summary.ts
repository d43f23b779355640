import type { components } from '@haixuan/api-sdk/schema'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import { COMMISSION_PERCENT } from '../rules/commission-fen.ts'

type ReferralSummary = components['schemas']['ReferralSummary']

/** Days after payment until a commission can be paid out: a refund within them costs nobody anything. */
const FREEZE_DAYS = 7

/** Waits for the operator. */
const IS_HELD = sql`(o.held_for is not null and o.released_at is null)`

interface SummaryRow {
  invited: number
  paying: number
  commission: number
  frozen: number
  held: number
  paidOut: number
}

/** What a user has brought and earned, by the clock of the database. */
export async function readReferralSummary(kysely: Kysely<Tables>, userId: string): Promise<ReferralSummary> {
  const { invite_code: inviteCode } = await kysely
    .selectFrom('app_user')
    .select('invite_code')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<SummaryRow>`
    select
      (select count(*)::integer from referral_user where user_id = ${userId}) as invited,
      (select count(distinct buyer_id)::integer from referral_order where user_id = ${userId}) as paying,
      (select coalesce(sum(commission_fen), 0)::float8 from referral_ledger where user_id = ${userId}) as commission,
      (select coalesce(sum(l.commission_fen), 0)::float8 from referral_ledger l
        join referral_order o on o.user_id = l.user_id and o.order_id = l.order_id
        where l.user_id = ${userId} and not ${IS_HELD} and o.created_at > now() - make_interval(days => ${FREEZE_DAYS})) as frozen,
      (select coalesce(sum(l.commission_fen), 0)::float8 from referral_ledger l
        join referral_order o on o.user_id = l.user_id and o.order_id = l.order_id
        where l.user_id = ${userId} and ${IS_HELD}) as held,
      (select coalesce(sum(fen), 0)::float8 from referral_payout where user_id = ${userId}) as "paidOut"
  `.execute(kysely)
  const { invited, paying, commission, frozen, held, paidOut } = rows[0] as SummaryRow
  return {
    ...{ inviteCode, percent: COMMISSION_PERCENT, freezeDays: FREEZE_DAYS, invited, paying },
    ...{ commissionFen: commission, frozenFen: frozen, heldFen: held, paidOutFen: paidOut },
    withdrawableFen: commission - frozen - held - paidOut,
  }
}
