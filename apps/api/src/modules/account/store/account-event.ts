import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

export type EventKind =
  | 'registered'
  | 'password_set'
  | 'password_reset_issued'
  | 'password_reset'
  | 'presence_proved'
  | 'api_keys_revoked'
  | 'mobile_set'
  | 'sub_account_bound'
  | 'sub_account_unbound'
  | 'sub_account_password_set'
  | 'api_key_created'
  | 'api_key_revoked'
  | 'handed_over'
  | 'host_token_created'
  | 'store_added'
  | 'store_changed'
  | 'store_people_set'
  | 'store_archived'
  | 'store_restored'
  | 'store_erased'
  | 'store_ownership_decided'
  | 'no_bills_said'
  | 'no_bills_taken_back'

/** Writes what happened to an account, inside the transaction that does it. */
export async function noteEvent(
  trx: Kysely<Tables>,
  userId: string,
  kind: EventKind,
  ip: string | null,
  detail: object = {},
): Promise<void> {
  await trx
    .insertInto('account_event')
    .values({ user_id: userId, id: randomUUID(), kind, ip, detail: JSON.stringify(detail) })
    .execute()
}

/**
 * Ends the sessions of a user, all or all but one, after something that shuts others out; and the codes that they
 * have made, and the link to a new password. One that was handed over and stays hangs on nothing any more.
 */
export async function endOtherSessions(
  trx: Kysely<Tables>,
  userId: string,
  keep: string | null,
): Promise<void> {
  let query = trx.deleteFrom('session').where('user_id', '=', userId)
  if (keep !== null) query = query.where('id', '<>', keep)
  await query.execute()
  let codes = trx.deleteFrom('handover_code').where('user_id', '=', userId)
  if (keep !== null) codes = codes.where('session_id', '<>', keep)
  await codes.execute()
  // Who got hold of it would else set the password again.
  await trx.deleteFrom('password_reset').where('user_id', '=', userId).execute()
  if (keep === null) return
  await trx
    .updateTable('session')
    .set({ parent_session: null })
    .where('user_id', '=', userId)
    .where('id', '=', keep)
    .where('host_origin', 'is', null)
    .execute()
}
