import { type Kysely, sql } from 'kysely'
import type { VipType } from '../domain/account/caller.ts'
import type { CurrentMembership, Rate } from '../domain/order/plan-change.ts'
import type { Tables } from './tables/index.ts'

export interface StoredMembership extends CurrentMembership {
  /** Of the database, epoch milliseconds. */
  now: number
  /** Epoch milliseconds; null when it never ends, or when there is none. */
  expire: number | null
}

/** The membership of a main account by the clock of the database. @param hold until the transaction ends */
export async function readMembership(
  kysely: Kysely<Tables>,
  userId: string,
  hold: boolean,
): Promise<StoredMembership> {
  const { rows } = await sql<{ vip_type: VipType; now: Date; vip_expire: Date | null; over: boolean }>`
    select vip_type, vip_expire, now() as now, coalesce(vip_expire <= now(), false) as over
    from app_user where id = ${userId} ${hold ? sql`for update` : sql``}`.execute(kysely)
  const row = rows[0]
  if (!row) throw new Error(`There is no user ${userId}: an order has lost its buyer.`)
  const tier = row.over ? 'general' : row.vip_type
  const now = row.now.getTime()
  const expire = row.vip_expire?.getTime() ?? null
  return {
    ...{ tier, now, expire, neverEnds: expire === null },
    leftMs: expire === null ? 0 : Math.max(0, expire - now),
    rate: tier === 'general' ? null : await rateOf(kysely, userId, tier),
  }
}

/** What a month of this tier cost the user when he last paid for it; else what it costs now. */
async function rateOf(kysely: Kysely<Tables>, userId: string, tier: VipType): Promise<Rate | null> {
  const { rows } = await sql<{ priceFen: number; months: number }>`
    select "priceFen", months from (
      (select 0 as place, price_fen as "priceFen", months from member_order
        where user_id = ${userId} and vip_type = ${tier} and status = 'paid' and refunded_fen = 0
        order by paid_at desc limit 1)
      union all
      (select 1, price_fen, months from plan
        where vip_type = ${tier} and price_fen is not null and months is not null order by sort limit 1)
    ) as known order by place
    limit 1`.execute(kysely)
  return rows[0] ?? null
}

/** Writes tier and end of a membership. @param expire epoch milliseconds; null for no end */
export async function writeMembership(
  trx: Kysely<Tables>,
  userId: string,
  tier: VipType,
  expire: number | null,
): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ vip_type: tier, vip_expire: expire === null ? null : new Date(expire) })
    .where('id', '=', userId)
    .execute()
}
