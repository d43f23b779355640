import { sql } from 'kysely'
import type { Database, StorageLog } from './database.ts'

const HOUR_MS = 3_600_000
const DAY_HOURS = 24
const QUIET_HOUR = 3

/**
 * Whether the daily vacuum is due: in the quiet hour when the last one is older than half a day, at any hour when
 * a night was missed.
 */
export function isVacuumDue(lastDone: Date | undefined, now: Date): boolean {
  if (!lastDone) return true
  const hours = (now.getTime() - lastDone.getTime()) / HOUR_MS
  if (hours >= DAY_HOURS * 1.5) return true
  return now.getHours() === QUIET_HOUR && hours >= DAY_HOURS / 2
}

/** Vacuums now when it is due, and notes it. @returns whether it did */
async function vacuumWhenDue(db: Database, now: Date = new Date()): Promise<boolean> {
  const last = await db.kysely
    .selectFrom('maintenance')
    .select('done_at')
    .where('duty', '=', 'vacuum')
    .executeTakeFirst()
  if (!isVacuumDue(last?.done_at, now)) return false
  await db.vacuumAnalyze()
  await db.kysely
    .insertInto('maintenance')
    .values({ duty: 'vacuum', done_at: now })
    .onConflict((conflict) => conflict.column('duty').doUpdateSet({ done_at: sql.ref('excluded.done_at') }))
    .execute()
  return true
}

/** The embedded engine has no autovacuum: looks every hour whether it is time. @returns stops it */
export function vacuumNightly(db: Database, log: StorageLog): () => void {
  const timer = setInterval(() => {
    vacuumWhenDue(db).catch((error: Error) =>
      log.warn(`夜间整理数据库失败：${error.message}；一小时后再试。`),
    )
  }, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
