import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { deleteOld } from '#platform/database/delete-old.ts'

/** A day of a quota counts on that day; what a late export gives back belongs to a day of the last ones. */
export const QUOTA_DAYS = 60

/** Forgets what was drawn on quotas long before a day. @param today days since 1970-01-01 */
export async function forgetQuotaDays(db: Database, today: number): Promise<void> {
  await deleteOld(db, 'quota_use', sql`day < ${today - QUOTA_DAYS}`)
}
