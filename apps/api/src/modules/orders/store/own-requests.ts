import { randomUUID } from 'node:crypto'
import type { components } from '@haixuan/api-sdk/schema'
import { type Kysely, type Selectable, sql } from 'kysely'
import { sharedMain } from '#modules/access/rules'

import type { UserCaller } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import { planChange } from '../rules/plan-change.ts'
import { readMembership } from './membership-rows.ts'

type PurchaseRequest = components['schemas']['PurchaseRequest']
type Row = Selectable<Tables['purchase_request']>

/** Requests of one account that may wait at a time, and that may be made in 24 hours. */
export const MOST_WAITING = 3
export const MOST_A_DAY = 10
const MOST_SHOWN = 20

export interface PurchaseWish {
  planId: number
  months: number
  /** Account of a transfer; only its last four characters are kept. */
  payer?: string
  note?: string
  /** A UUID that names this one wish. */
  key: string
}

const shown = (row: Row): PurchaseRequest => ({
  ...{ id: row.id, planId: row.plan_id, planName: row.plan_name, vip_type: row.vip_type, months: row.months },
  ...{ priceFen: row.price_fen, payerTail: row.payer_tail, note: row.note },
  ...{ status: row.status, reply: row.reply, orderId: row.order_id },
  createdAt: row.created_at.getTime(),
  decidedAt: row.decided_at?.getTime() ?? null,
})

/** Requests of a user, newest first. */
export async function listOwnRequests(db: Database, userId: string): Promise<PurchaseRequest[]> {
  const rows = await db.kysely
    .selectFrom('purchase_request')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map(shown)
}

/**
 * Asks for a plan at the price of this moment. The same key again gives the same request, no matter who was first.
 * @throws {Failure} `bad_months`; `main_account_buys`; `plan_unknown`; `plan_not_for_sale`,
 * `request_key_used`, `requests_full`
 */
export async function requestPurchase(
  db: Database,
  caller: UserCaller,
  wish: PurchaseWish,
): Promise<PurchaseRequest> {
  if (sharedMain(caller) !== null) {
    throw new Failure('main_account_buys', '子账号随主账号享有会员权益，请使用主账号购买')
  }
  return shown(await db.transaction((trx) => findOrMake(trx, caller.userId, wish)))
}

/** A request of its buyer by the key of its wish. */
export async function findRequestByKey(
  kysely: Kysely<Tables>,
  userId: string,
  key: string,
): Promise<Row | undefined> {
  return await kysely
    .selectFrom('purchase_request')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
}

async function findOrMake(trx: Kysely<Tables>, userId: string, wish: PurchaseWish): Promise<Row> {
  // Holds the buyer: wishes that come at once are looked at one after the other.
  const membership = await readMembership(trx, userId, true)
  const known = await findRequestByKey(trx, userId, wish.key)
  if (known) {
    if (known.plan_id === wish.planId && known.months === wish.months) return known
    throw new Failure('request_key_used', '该请求标识已用于另一个开通申请，请刷新页面后重新提交')
  }
  const plan = await trx.selectFrom('plan').selectAll().where('id', '=', wish.planId).executeTakeFirst()
  if (!plan) throw new Failure('plan_unknown', '没有这个套餐，请刷新页面后重新选择')
  const times = wish.months / (plan.months ?? 1)
  if (!Number.isInteger(times)) {
    const message = `${plan.name}按 ${plan.months} 个月购买，请选择它的整数倍`
    throw new Failure('bad_months', message, { fields: [{ path: 'body.months', message }] })
  }
  // A price that is still to be agreed is no reason to refuse; any price shows whether the plan fits.
  const offer = { vipType: plan.vip_type, months: wish.months, priceFen: plan.price_fen ?? 1 }
  const { refusal } = planChange(membership, offer)
  if (refusal !== null) throw new Failure('plan_not_for_sale', refusal)
  await refuseTooMany(trx, userId)
  // A price of the demo data is shown, never promised: the operator says what the plan costs.
  const isPriced = plan.price_fen !== null && plan.months !== null && !plan.is_sample
  return await trx
    .insertInto('purchase_request')
    .values({
      ...{ user_id: userId, id: randomUUID(), key: wish.key, plan_id: plan.id, plan_name: plan.name },
      ...{ vip_type: plan.vip_type, months: wish.months },
      price_fen: isPriced ? (plan.price_fen as number) * times : null,
      payer_tail: wish.payer === undefined ? null : [...wish.payer.trim()].slice(-4).join(''),
      note: wish.note?.trim() || null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function refuseTooMany(trx: Kysely<Tables>, userId: string): Promise<void> {
  const { waiting, today } = await trx
    .selectFrom('purchase_request')
    .select([
      sql<number>`count(*) filter (where status = 'pending')::integer`.as('waiting'),
      sql<number>`count(*) filter (where created_at > now() - interval '24 hours')::integer`.as('today'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (waiting >= MOST_WAITING) {
    const message = `待处理的开通申请最多 ${MOST_WAITING} 个，请等待处理或撤回已有申请`
    throw new Failure('requests_full', message)
  }
  if (today >= MOST_A_DAY) {
    throw new Failure('requests_full', `24 小时内最多提交 ${MOST_A_DAY} 个开通申请，请稍后再试`)
  }
}

/**
 * Withdraws a request that waits; withdrawing it again changes nothing.
 * @throws {Failure} `not_found`; `request_decided`
 */
export async function withdrawOwnRequest(db: Database, userId: string, id: string): Promise<PurchaseRequest> {
  return await db.transaction(async (trx) => {
    const own = trx
      .selectFrom('purchase_request')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '=', id)
    const row = await own.forUpdate().executeTakeFirst()
    if (!row) throw new Failure('not_found', '没有这个开通申请，请刷新列表')
    if (row.status === 'withdrawn') return shown(row)
    if (row.status !== 'pending') {
      throw new Failure('request_decided', '该开通申请已处理，不能撤回，请刷新列表查看结果')
    }
    await trx
      .updateTable('purchase_request')
      .set({ status: 'withdrawn', decided_at: sql<Date>`now()` })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute()
    return shown(await own.executeTakeFirstOrThrow())
  })
}
