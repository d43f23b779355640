import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

export interface ConsoleOrder {
  number: string
  mobile: string | null
  nickname: string | null
  planName: string
  priceFen: number
  refundedFen: number
  method: string
  status: 'pending' | 'paid' | 'cancelled' | 'expired'
  createdAt: Date
  paidAt: Date | null
  /** Paid, but it changed no membership: somebody has to look at it. */
  needsCare: boolean
}

const MOST = 200

/** Newest orders of everybody, by the clock of the database. @param status all of them without it */
export async function listConsoleOrders(db: Database, status?: string): Promise<ConsoleOrder[]> {
  const { rows } = await sql<ConsoleOrder>`
    select * from (
      select o.number, m.mobile, u.nickname, o.plan_name as "planName", o.price_fen as "priceFen",
        o.refunded_fen as "refundedFen", o.method,
        case when o.status = 'pending' and o.expires_at <= now() then 'expired' else o.status end as status,
        o.created_at as "createdAt", o.paid_at as "paidAt",
        o.status = 'paid' and o.vip_until is null as "needsCare"
      from member_order o
      left join app_user u on u.id = o.user_id
      left join user_mobile m on m.user_id = o.user_id
      order by o.created_at desc limit 2000
    ) as orders where ${status ?? null}::text is null or status = ${status ?? null}
    order by "createdAt" desc limit ${MOST}`.execute(db.kysely)
  return rows
}

export interface ConsoleInvoice {
  number: string
  kind: 'personal' | 'company'
  title: string
  taxNumber: string | null
  email: string
  priceFen: number
  createdAt: Date
}

/** Invoices that are still to be issued, oldest first. */
export async function listConsoleInvoices(db: Database): Promise<ConsoleInvoice[]> {
  const { rows } = await sql<ConsoleInvoice>`
    select o.number, i.kind, i.title, i.tax_number as "taxNumber", i.email, o.price_fen - o.refunded_fen as "priceFen",
      i.created_at as "createdAt"
    from invoice_request i join member_order o on o.user_id = i.user_id and o.id = i.order_id
    where i.status = 'requested' order by i.created_at limit ${MOST}`.execute(db.kysely)
  return rows
}
