import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../../storage/tables/index.ts'

export type EventKind =
  | 'registered'
  | 'password_set'
  | 'mobile_set'
  | 'sub_account_bound'
  | 'sub_account_unbound'
  | 'sub_account_password_set'
  | 'api_key_created'
  | 'api_key_revoked'
  | 'handed_over'
  | 'host_token_created'

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

/** Ends the sessions of a user, all or all but one, after something that shuts others out. */
export async function endOtherSessions(
  trx: Kysely<Tables>,
  userId: string,
  keep: string | null,
): Promise<void> {
  let query = trx.deleteFrom('session').where('user_id', '=', userId)
  if (keep !== null) query = query.where('id', '<>', keep)
  await query.execute()
}
