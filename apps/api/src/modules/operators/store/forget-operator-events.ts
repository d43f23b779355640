import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { deleteOld } from '#platform/database/delete-old.ts'

/** How long what operators did can be looked up, days: longer than any membership runs. */
export const OPERATOR_EVENT_DAYS = 1_825

/** Forgets what operators did more than five years ago. */
export async function forgetOperatorEvents(db: Database): Promise<void> {
  await deleteOld(db, 'operator_event', sql`at < now() - ${OPERATOR_EVENT_DAYS} * interval '1 day'`)
}
