import { sql, type Transaction } from 'kysely'
import { unlinkView } from '#modules/notices'

import type { Tables } from '#platform/database/tables.ts'

/** Takes away what hangs on a view that is deleted: its alert, and the link of its notices to it. */
export async function forgetView(trx: Transaction<Tables>, userId: string, viewId: string): Promise<void> {
  await sql`delete from view_alert where user_id = ${userId} and view_id = ${viewId}`.execute(trx)
  await unlinkView(trx, userId, viewId)
}
