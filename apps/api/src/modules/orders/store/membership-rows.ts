import { type Kysely, sql } from 'kysely'
import { setTier } from '#modules/account'

import type { VipType } from '#platform/caller.ts'
import type { Tables } from '#platform/database/tables.ts'
import { type Holding, type Lot, lotsLeft } from '../rules/membership-lots.ts'

/** The membership of a main account by the clock of the database. @param hold until the transaction ends */
export async function readMembership(
  kysely: Kysely<Tables>,
  userId: string,
  hold: boolean,
): Promise<Holding> {
  const { rows } = await sql<{ vip_type: VipType; now: Date; vip_expire: Date | null; over: boolean }>`
    select vip_type, vip_expire, now() as now, coalesce(vip_expire <= now(), false) as over
    from app_user where id = ${userId} ${hold ? sql`for update` : sql``}`.execute(kysely)
  const row = rows[0]
  if (!row) throw new Error(`There is no user ${userId}: an order has lost its buyer.`)
  const tier = row.over ? 'general' : row.vip_type
  const now = row.now.getTime()
  const expire = row.vip_expire?.getTime() ?? null
  if (tier === 'general') return { tier, now, expire, lots: [] }
  const stored = await readLots(kysely, userId)
  return { tier, now, expire, lots: expire === null ? stored : lotsLeft(stored, expire - now, tier) }
}

async function readLots(kysely: Kysely<Tables>, userId: string): Promise<Lot[]> {
  const rows = await kysely
    .selectFrom('membership_lot')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('seq')
    .execute()
  return rows.map((row) => ({
    ...{ orderId: row.order_id, tier: row.tier, paidFen: row.paid_fen },
    ...{ boughtMs: row.bought_ms, baseMs: row.base_ms, ms: row.ms, upgrades: row.upgrades },
  }))
}

/** Writes tier, end and lots of a membership, which the caller holds. */
export async function writeMembership(
  trx: Kysely<Tables>,
  userId: string,
  { tier, expire, lots }: Pick<Holding, 'tier' | 'expire' | 'lots'>,
): Promise<void> {
  await setTier(trx, userId, { tier, expire })
  await trx.deleteFrom('membership_lot').where('user_id', '=', userId).execute()
  if (lots.length === 0) return
  await trx
    .insertInto('membership_lot')
    .values(
      lots.map((lot, seq) => ({
        ...{ user_id: userId, seq, order_id: lot.orderId, tier: lot.tier, paid_fen: lot.paidFen },
        ...{ bought_ms: lot.boughtMs, base_ms: lot.baseMs, ms: lot.ms },
        upgrades: JSON.stringify(lot.upgrades),
      })),
    )
    .execute()
}
