import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { VipType } from '#platform/caller.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { PaymentMethod } from '../rules/payment-port.ts'
import { newOrderNumber } from './order-number.ts'
import { findOrder, type OrderRow } from './order-rows.ts'

/** How long a pending order waits: a code is scanned at once, a bank takes days. */
const WAITS: Readonly<Record<PaymentMethod, string>> = { transfer: '7 days', wechat: '2 hours' }

export interface NewOrder {
  /** Names the wish that it comes from. */
  key: string
  planId: number
  planName: string
  vipType: VipType
  months: number
  priceFen: number
  method: PaymentMethod
}

/** Writes a pending order of a user, inside the transaction that has looked at their membership and at the plan. */
export async function insertOrder(trx: Kysely<Tables>, userId: string, order: NewOrder): Promise<OrderRow> {
  const number = newOrderNumber()
  const id = randomUUID()
  await trx.insertInto('order_number').values({ number, user_id: userId, order_id: id }).execute()
  await trx
    .insertInto('member_order')
    .values({
      ...{ user_id: userId, id, key: order.key, number, months: order.months },
      ...{ plan_id: order.planId, plan_name: order.planName, vip_type: order.vipType },
      ...{ price_fen: order.priceFen, method: order.method },
      expires_at: sql<Date>`now() + ${WAITS[order.method]}::interval`,
    })
    .execute()
  const made = await findOrder(trx, userId, id)
  if (!made) throw new Error(`The order ${number} is gone in the transaction that made it.`)
  return made
}
