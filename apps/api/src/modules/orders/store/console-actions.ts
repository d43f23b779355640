import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { noteOperator } from '#modules/operators/store/operator-event.ts'
import { holdSuspects } from '#modules/referral/store/held-commission.ts'
import { readReferralSummary } from '#modules/referral/store/referral-summary.ts'
import type { VipType } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { setUserMembership } from './set-membership.ts'
import { type TransferAccount, writeTransferAccount } from './transfer-account.ts'

/** Sets the price of a plan, in fen; null: ask support. @throws {OperatorError} no such plan */
export async function pricePlan(
  db: Database,
  planId: number,
  fen: number | null,
  actor: string,
): Promise<void> {
  await db.transaction(async (trx) => {
    const done = await trx
      .updateTable('plan')
      .set({ price_fen: fen, is_sample: false })
      .where('id', '=', planId)
      .returning('id')
      .executeTakeFirst()
    if (!done) throw new OperatorError(`没有套餐 ${planId}，haixuan plans list 列出全部套餐。`)
    await noteOperator(trx, actor, 'plan_priced', String(planId), { fen })
  })
}

/** Sets an entry of a dictionary; null empties it. @throws {OperatorError} no such entry */
export async function setDictionary(
  db: Database,
  { name, key, value }: { name: string; key: string; value: string | null },
  actor: string,
): Promise<void> {
  await db.transaction(async (trx) => {
    const done = await trx
      .updateTable('dictionary')
      .set({ value })
      .where('name', '=', name)
      .where('key', '=', key)
      .returning('key')
      .executeTakeFirst()
    if (!done) throw new OperatorError(`没有字典项 ${name} ${key}，haixuan dictionary list 列出全部字典项。`)
    await noteOperator(trx, actor, 'dictionary_set', `${name} ${key}`, { value })
  })
}

/** Says where transfers go: paying by transfer is open from now on. */
export async function setTransferAccount(
  db: Database,
  account: TransferAccount,
  actor: string,
): Promise<void> {
  await db.transaction(async (trx) => {
    await writeTransferAccount(trx, account)
    await noteOperator(trx, actor, 'transfer_account_set', account.account.slice(-4))
  })
}

/** Notes that an invoice was issued. @throws {OperatorError} none was asked for */
export async function issueInvoice(db: Database, number: string, actor: string): Promise<void> {
  await db.transaction(async (trx) => {
    const { rows } = await sql`
      update invoice_request set status = 'issued', issued_at = now()
      where status = 'requested' and (user_id, order_id) in
        (select user_id, order_id from order_number where number = ${number}) returning 1`.execute(trx)
    if (rows.length === 0) throw new OperatorError(`订单 ${number} 没有待开具的发票申请。`)
    await noteOperator(trx, actor, 'invoice_issued', number)
  })
}

export interface SettlementDecision {
  id: string
  status: 'approved' | 'incomplete' | 'rejected'
  /** Shown to the applicant. */
  reply: string | null
  actor: string
}

/** Decides an application that waits. @throws {OperatorError} none of this id waits */
export async function decideSettlement(
  db: Database,
  { id, status, reply, actor }: SettlementDecision,
): Promise<void> {
  await db.transaction(async (trx) => {
    const done = await trx
      .updateTable('settlement_application')
      .set({ status, reply, decided_at: sql<Date>`now()` as unknown as Date, decided_by: actor })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .returning('id')
      .executeTakeFirst()
    if (!done) throw new OperatorError(`没有待审核的申请 ${id}，haixuan settlements list 列出全部申请。`)
    await noteOperator(trx, actor, 'settlement_decided', id, { status, reply })
  })
}

/** Id of the user of a mobile. @throws {OperatorError} there is none */
export const userOf = async (db: Database, mobile: string): Promise<string> => {
  const found = await db.kysely
    .selectFrom('user_mobile')
    .select('user_id')
    .where('mobile', '=', mobile)
    .executeTakeFirst()
  if (!found) throw new OperatorError(`没有手机号码为 ${mobile} 的用户。`)
  return found.user_id
}

/** Gives a user a membership by hand. @param until epoch ms; null for no end. @throws {OperatorError} no such user */
export async function setMembership(
  db: Database,
  mobile: string,
  { tier, until }: { tier: VipType; until: number | null },
  actor: string,
): Promise<void> {
  await setUserMembership(db, await userOf(db, mobile), { tier, until }, actor)
}

/**
 * Notes that commission was paid out; never more than can be withdrawn.
 * @throws {OperatorError} no such user, or less is there
 */
export async function payOut(
  db: Database,
  mobile: string,
  { fen, note }: { fen: number; note: string },
  actor: string,
): Promise<void> {
  const userId = await userOf(db, mobile)
  // Devices and companies may have become known since the orders were paid. Apart, so that a refusal keeps it.
  await db.transaction((trx) => holdSuspects(trx, userId))
  await db.transaction(async (trx) => {
    // Two payouts at once are looked at one after the other.
    await sql`select 1 from app_user where id = ${userId} for update`.execute(trx)
    const { withdrawableFen } = await readReferralSummary(trx, userId)
    if (fen < 1 || fen > withdrawableFen) {
      throw new OperatorError(`该用户可提现 ${withdrawableFen} 分，不能发放 ${fen} 分。`)
    }
    await trx.insertInto('referral_payout').values({ user_id: userId, id: randomUUID(), fen, note }).execute()
    await noteOperator(trx, actor, 'commission_paid_out', userId, { fen, note })
  })
}
