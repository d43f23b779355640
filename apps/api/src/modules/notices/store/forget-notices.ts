import { DAY_MS } from '@haixuan/rules'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { deleteOld } from '#platform/database/delete-old.ts'
import { deliveriesBefore } from './deliveries.ts'

/** How long notices are kept, days: read ones, and all. */
export const NOTICE_DAYS = { read: 90, all: 365 }
/** How long it is known what left by a channel, days. */
const DELIVERY_DAYS = 30

/** Forgets old notices and deliveries. @param now epoch milliseconds */
export async function forgetNotices(db: Database, now: number): Promise<void> {
  const before = (days: number) => sql`created_at < ${now - days * DAY_MS}::bigint`
  await deleteOld(
    db,
    'notice',
    sql`${before(NOTICE_DAYS.all)} or (read_at is not null and ${before(NOTICE_DAYS.read)})`,
  )
  await deleteOld(db, 'delivery', deliveriesBefore(now - DELIVERY_DAYS * DAY_MS))
}
