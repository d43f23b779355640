import { sql, type Transaction } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

/** Notices of a view stay when it is deleted, without a link to it. */
export async function unlinkView(trx: Transaction<Tables>, userId: string, viewId: string): Promise<void> {
  await sql`update notice set view_id = null where user_id = ${userId} and view_id = ${viewId}`.execute(trx)
}
