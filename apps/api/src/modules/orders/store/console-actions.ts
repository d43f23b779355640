import { sql } from 'kysely'
import { userOf } from '#modules/account'
import { noteOperator } from '#modules/operators'

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

/** Gives a user a membership by hand. @param until epoch ms; null for no end. @throws {OperatorError} no such user */
export async function setMembership(
  db: Database,
  mobile: string,
  { tier, until }: { tier: VipType; until: number | null },
  actor: string,
): Promise<void> {
  await setUserMembership(db, await userOf(db, mobile), { tier, until }, actor)
}
