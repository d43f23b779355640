import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

export type OperatorEventKind =
  | 'order_confirmed'
  | 'order_refunded'
  | 'plan_priced'
  | 'transfer_account_set'
  | 'invoice_issued'
  | 'membership_set'
  | 'commission_paid_out'
  | 'commission_released'
  | 'settlement_decided'
  | 'purchase_decided'
  | 'dictionary_set'
  | 'host_saved'
  | 'host_removed'
  | 'flag_set'
  | 'news_saved'
  | 'news_removed'
  | 'rights_set'
  | 'operator_added'
  | 'operator_removed'
  | 'reset_link_issued'
  | 'job_retried'
  | 'job_given_up'
  | 'store_claim_decided'
  | 'bill_alias_added'
  | 'bill_alias_removed'

/** Writes what the operator did, inside the transaction that does it. @param actor a user id, or `cli` */
export async function noteOperator(
  trx: Kysely<Tables>,
  actor: string,
  kind: OperatorEventKind,
  subject: string,
  detail: object = {},
): Promise<void> {
  await trx
    .insertInto('operator_event')
    .values({ id: randomUUID(), actor, kind, subject, detail: JSON.stringify(detail) })
    .execute()
}
