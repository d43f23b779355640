import type { Kysely } from 'kysely'
import { sharedMain } from '#modules/access/rules'

import type { UserCaller } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import type { PaymentMethod, PaymentPorts } from '../rules/payment-port.ts'
import { planChange } from '../rules/plan-change.ts'
import { insertOrder } from './insert-order.ts'
import { readMembership } from './membership-rows.ts'
import { countPending, findOrderByKey, type OrderRow } from './order-rows.ts'
import { type Order, orderView, payable } from './order-view.ts'

const MOST_PENDING = 5

export interface OrderWish {
  planId: number
  method: PaymentMethod
  /** A UUID that names this one wish. */
  key: string
}

/**
 * Orders a plan at the price of this moment. The same key again gives the same order, no matter who was first.
 * @throws {Failure} `main_account_buys`; `plan_unknown`; `plan_not_for_sale`, `method_unavailable`,
 * `order_key_used`, `orders_full`; `payment_unreachable`: the order is kept, sending it again tries again
 */
export async function createOrder(
  db: Database,
  ports: PaymentPorts,
  caller: UserCaller,
  wish: OrderWish,
): Promise<Order> {
  if (sharedMain(caller) !== null) {
    throw new Failure('main_account_buys', '子账号随主账号享有会员权益，请使用主账号购买')
  }
  const port = ports.get(wish.method)
  if (!port || !(await port.isReady())) {
    throw new Failure('method_unavailable', '该支付方式暂未开通，请更换支付方式或联系客服开通')
  }
  const row = await db.transaction((trx) => findOrMake(trx, caller.userId, wish))
  if (row.status !== 'pending' || row.code_url !== null) return await orderView(row, ports)
  const codeUrl = await port.open(payable(row))
  if (codeUrl === null) return await orderView(row, ports)
  await db.kysely
    .updateTable('member_order')
    .set({ code_url: codeUrl })
    .where('user_id', '=', row.user_id)
    .where('id', '=', row.id)
    .execute()
  return await orderView({ ...row, code_url: codeUrl }, ports)
}

async function findOrMake(trx: Kysely<Tables>, userId: string, wish: OrderWish): Promise<OrderRow> {
  // Holds the buyer: wishes that come at once are looked at one after the other.
  const membership = await readMembership(trx, userId, true)
  const known = await findOrderByKey(trx, userId, wish.key)
  if (known) {
    if (known.plan_id === wish.planId && known.method === wish.method) return known
    throw new Failure('order_key_used', '该请求标识已用于另一笔订单，请刷新页面后重新提交')
  }
  const plan = await trx.selectFrom('plan').selectAll().where('id', '=', wish.planId).executeTakeFirst()
  if (!plan) throw new Failure('plan_unknown', '没有这个套餐，请刷新页面后重新选择')
  const { months, vip_type: vipType } = plan
  // A price of the demo data is shown, never charged.
  const priceFen = plan.is_sample ? null : plan.price_fen
  const { refusal } = planChange(membership, { vipType, months, priceFen })
  if (refusal !== null || months === null || priceFen === null) {
    throw new Failure('plan_not_for_sale', refusal ?? '该套餐的价格请联系客服')
  }
  if ((await countPending(trx, userId)) >= MOST_PENDING) {
    throw new Failure('orders_full', `待支付订单最多 ${MOST_PENDING} 笔，请先支付或取消已有订单`)
  }
  return await insertOrder(trx, userId, {
    ...{ key: wish.key, planId: plan.id, planName: plan.name, vipType, months, priceFen },
    method: wish.method,
  })
}
