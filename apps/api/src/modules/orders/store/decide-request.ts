import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { noteOperator } from '#modules/operators'

import type { Database } from '#platform/database/database.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { planChange } from '../rules/plan-change.ts'
import { insertOrder } from './insert-order.ts'
import { readMembership } from './membership-rows.ts'

export interface Decision {
  id: string
  status: 'accepted' | 'refused'
  /** Fen, where the request has no price; null: the price of the request. */
  priceFen: number | null
  /** Shown to the buyer. */
  reply: string | null
  /** Who decides: a user id, or `cli`. */
  actor: string
}

/**
 * Decides a request that waits. Accepting makes a pending order by transfer: from there money takes the way of any
 * order (`confirmTransfer`).
 * @returns number of the order; null when it was refused
 * @throws {OperatorError} none of this id waits, a refusal without a reason, no price or another one, or a plan that no longer fits
 */
export async function decideRequest(db: Database, decision: Decision): Promise<string | null> {
  const { id, status, reply, actor } = decision
  return await db.transaction(async (trx) => {
    const row = await trx
      .selectFrom('purchase_request')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (row?.status !== 'pending') throw new OperatorError('该开通申请不存在、已处理或已撤回，请刷新列表。')
    const decided = { status, reply, decided_at: sql<Date>`now()`, decided_by: actor }
    const write = (about: object) =>
      trx
        .updateTable('purchase_request')
        .set({ ...decided, ...about })
        .where('user_id', '=', row.user_id)
        .where('id', '=', id)
        .execute()
    if (status === 'refused') {
      if (reply === null) throw new OperatorError('请填写拒绝的原因，申请人会看到。')
      await write({})
      await noteOperator(trx, actor, 'purchase_decided', id, { status, reply })
      return null
    }
    const priceFen = priceOf(row.price_fen, decision.priceFen)
    const { vip_type: vipType, months } = row
    // Holds the buyer as an order of their own would.
    const membership = await readMembership(trx, row.user_id, true)
    const { refusal } = planChange(membership, { vipType, months, priceFen })
    if (refusal !== null) throw new OperatorError(`不能开通：${refusal}`)
    // A key of its own: the buyer may have used that of the request for an order already.
    const order = await insertOrder(trx, row.user_id, {
      ...{ key: randomUUID(), planId: row.plan_id, planName: row.plan_name, vipType, months, priceFen },
      method: 'transfer',
    })
    await write({ order_id: order.id, order_number: order.number })
    await noteOperator(trx, actor, 'purchase_decided', id, { status, number: order.number, priceFen })
    return order.number
  })
}

/** What was promised holds; only where nothing was, the operator says it. */
function priceOf(promised: number | null, said: number | null): number {
  if (promised === null && said === null) throw new OperatorError('该申请没有价格，请填写与买家约定的金额。')
  if (promised !== null && said !== null && said !== promised) {
    throw new OperatorError(`该申请的价格为 ${promised} 分，不能改为 ${said} 分；需要改价请拒绝并说明原因。`)
  }
  return promised ?? (said as number)
}
