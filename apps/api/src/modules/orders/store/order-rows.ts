import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import type { MemberOrderTable } from './orders-tables.ts'

type Order = Selectable<MemberOrderTable>
/** An order with what follows from the clock of the database and from its invoice. */
export type OrderRow = Pick<
  Order,
  | 'user_id'
  | 'id'
  | 'key'
  | 'number'
  | 'plan_id'
  | 'plan_name'
  | 'vip_type'
  | 'months'
  | 'price_fen'
  | 'method'
  | 'created_at'
  | 'expires_at'
  | 'code_url'
  | 'paid_at'
  | 'vip_until'
  | 'refunded_fen'
> & {
  status: 'pending' | 'paid' | 'cancelled' | 'expired'
  invoice: 'requested' | 'issued' | null
}

const COLUMNS = [
  ...(['user_id', 'id', 'key', 'number', 'plan_id', 'plan_name', 'vip_type', 'months', 'price_fen'] as const),
  ...(['method', 'created_at', 'expires_at', 'code_url', 'paid_at', 'vip_until', 'refunded_fen'] as const),
] as const

const state = sql<OrderRow['status']>`
  case when status = 'pending' and expires_at <= now() then 'expired' else status end`.as('status')

const invoiceOf = (eb: ExpressionBuilder<Tables, 'member_order'>) =>
  eb
    .selectFrom('invoice_request as i')
    .select('i.status')
    .whereRef('i.user_id', '=', 'member_order.user_id')
    .whereRef('i.order_id', '=', 'member_order.id')
    .as('invoice')

const orders = (kysely: Kysely<Tables>) =>
  kysely
    .selectFrom('member_order')
    .select(COLUMNS)
    .select((eb) => [state, invoiceOf(eb)])

/** An order of this user; undefined for one that is not theirs, or none. */
export async function findOrder(
  kysely: Kysely<Tables>,
  userId: string,
  id: string,
): Promise<OrderRow | undefined> {
  return await orders(kysely).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
}

/** The order that a wish of this user has led to. */
export async function findOrderByKey(
  kysely: Kysely<Tables>,
  userId: string,
  key: string,
): Promise<OrderRow | undefined> {
  return await orders(kysely).where('user_id', '=', userId).where('key', '=', key).executeTakeFirst()
}

/** Holds an order until the transaction ends. */
export async function lockOrder(trx: Kysely<Tables>, number: string): Promise<OrderRow | undefined> {
  const owner = await trx
    .selectFrom('order_number')
    .select(['user_id', 'order_id'])
    .where('number', '=', number)
    .executeTakeFirst()
  if (!owner) return undefined
  await sql`select 1 from member_order where user_id = ${owner.user_id} and id = ${owner.order_id} for update`.execute(
    trx,
  )
  return await findOrder(trx, owner.user_id, owner.order_id)
}

/** Orders of a user, newest first. */
export async function listOrderRows(
  kysely: Kysely<Tables>,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: OrderRow[]; count: number }> {
  const rows = await orders(kysely)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { count } = await kysely
    .selectFrom('member_order')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { rows, count }
}

/** Pending orders of a user whose time is not up. */
export async function countPending(kysely: Kysely<Tables>, userId: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('member_order')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether the provider may be asked about a pending order now: at most every ten seconds, no matter who waits for it. */
export async function takeTurnToAsk(kysely: Kysely<Tables>, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    update member_order set asked_at = now()
    where user_id = ${userId} and id = ${id} and status = 'pending'
      and (asked_at is null or asked_at < now() - interval '10 seconds') returning 1`.execute(kysely)
  return rows.length > 0
}
