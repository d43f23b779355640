import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { deleteOld } from '#platform/database/delete-old.ts'

/** How long what happened to an account can be looked up, days. */
export const EVENT_DAYS = 730

/** Forgets what has ended by itself: sessions, codes and links whose time is over. */
export async function forgetEndedSessions(db: Database): Promise<void> {
  for (const table of ['session', 'handover_code', 'password_reset'])
    await deleteOld(db, table, sql`expires_at <= now()`)
}

/** Forgets events of accounts that are older than two years. */
export async function forgetAccountEvents(db: Database): Promise<void> {
  await deleteOld(db, 'account_event', sql`at < now() - ${EVENT_DAYS} * interval '1 day'`)
}
