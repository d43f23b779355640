import type { components } from '@haixuan/api-sdk/schema'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

type Schemas = components['schemas']
interface Page {
  page: number
  limit: number
}

const yuan = (fen: number) => fen / 100

/** People the user brought, newest first. */
export async function listReferredUsers(
  db: Database,
  userId: string,
  { page, limit }: Page,
): Promise<{ rows: Schemas['ReferralUser'][]; count: number }> {
  const rows = await db.kysely
    .selectFrom('referral_user as r')
    .innerJoin('app_user as u', 'u.id', 'r.referred_id')
    .select(['u.nickname', 'u.vip_type', 'u.vip_expire', 'u.login_count', 'r.created_at'])
    .where('r.user_id', '=', userId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.referred_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return {
    rows: rows.map((row) => ({
      nickname: row.nickname,
      vip_type: row.vip_type,
      vip_expire: row.vip_expire?.getTime() ?? null,
      login_count: row.login_count,
      created_at: row.created_at.getTime(),
    })),
    count: await countRows(db, 'referral_user', userId),
  }
}

/** Paid orders of those people, newest first. */
export async function listReferredOrders(
  db: Database,
  userId: string,
  { page, limit }: Page,
): Promise<{ rows: Schemas['ReferralOrder'][]; count: number }> {
  const rows = await db.kysely
    .selectFrom('referral_order as o')
    .innerJoin('app_user as u', 'u.id', 'o.buyer_id')
    .select(['u.nickname', 'o.total_fen', 'o.commission_fen', 'o.created_at', 'o.held_for', 'o.released_at'])
    .where('o.user_id', '=', userId)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.order_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return {
    rows: rows.map((row) => ({
      user: { nickname: row.nickname },
      ...amounts(row.total_fen, row.commission_fen),
      isHeld: row.held_for !== null && row.released_at === null,
      created_at: row.created_at.getTime(),
    })),
    count: await countRows(db, 'referral_order', userId),
  }
}

/** Commission by month of China time, newest first, net of refunds. */
export async function listCommissionMonths(
  db: Database,
  userId: string,
): Promise<Schemas['CommissionMonth'][]> {
  const { rows } = await sql<{ month: string; count: string; total: string; commission: string }>`
    select to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
      count(*) filter (where kind = 'commission') as count, sum(total_fen) as total, sum(commission_fen) as commission
    from referral_ledger where user_id = ${userId} group by 1 order by 1 desc limit 600`.execute(db.kysely)
  return rows.map((row) => ({
    month: row.month,
    count: Number(row.count),
    ...amounts(row.total, row.commission),
  }))
}

function amounts(total: number | string, commission: number | string) {
  const [totalFen, fen] = [Number(total), Number(commission)]
  return { total_price: yuan(totalFen), commission: yuan(fen), totalFen, commissionFen: fen }
}

async function countRows(
  db: Database,
  table: 'referral_user' | 'referral_order',
  userId: string,
): Promise<number> {
  const row = await db.kysely
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}
