import { sql } from 'kysely'
import type { VipType } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'

export interface ConsoleRequest {
  id: string
  planId: number
  planName: string
  vip_type: VipType
  months: number
  priceFen: number | null
  payerTail: string | null
  note: string | null
  status: 'pending' | 'accepted' | 'refused' | 'withdrawn'
  reply: string | null
  mobile: string | null
  nickname: string | null
  orderNumber: string | null
  createdAt: Date
  decidedAt: Date | null
}

const MOST = 200

/** Requests of everybody, newest first. @param status all of them without it */
export async function listConsoleRequests(db: Database, status?: string): Promise<ConsoleRequest[]> {
  const { rows } = await sql<ConsoleRequest>`
    select r.id, r.plan_id as "planId", r.plan_name as "planName", r.vip_type, r.months, r.price_fen as "priceFen",
      r.payer_tail as "payerTail", r.note, r.status, r.reply, m.mobile, u.nickname, r.order_number as "orderNumber",
      r.created_at as "createdAt", r.decided_at as "decidedAt"
    from purchase_request r
    left join app_user u on u.id = r.user_id
    left join user_mobile m on m.user_id = r.user_id
    where ${status ?? null}::text is null or r.status = ${status ?? null}
    order by r.created_at desc, r.id limit ${MOST}`.execute(db.kysely)
  return rows
}
