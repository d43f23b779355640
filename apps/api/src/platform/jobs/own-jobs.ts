import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { deleteOld } from '../database/delete-old.ts'
import type { Files } from '../files/files.ts'
import { dailyJob } from './daily-job.ts'
import { DATABASE_CLOCK, type JobClock } from './job-clock.ts'
import type { ModuleJobs } from './job-kind.ts'

const DAY_MS = 86_400_000
/** How long the end of a job can be looked up, days. */
export const KEPT_DAYS = { done: 14, failed: 90 }

/** Forgets jobs that ended long ago. @returns how many */
export async function forgetEndedJobs(db: Database, clock: JobClock = DATABASE_CLOCK): Promise<number> {
  const before = (days: number) => sql`finished_at < ${clock} - ${days * DAY_MS}::bigint`
  return await deleteOld(
    db,
    'job',
    sql`(state = 'done' and ${before(KEPT_DAYS.done)}) or (state in ('dead', 'cancelled') and ${before(KEPT_DAYS.failed)})`,
  )
}

/** What the platform itself does in the background. */
export function platformJobs(db: Database, files: Files): ModuleJobs[] {
  return [
    dailyJob('forget-jobs', '04:20', ({ db }) => forgetEndedJobs(db)),
    dailyJob('clear-files', '04:26', ({ signal }) => files.clear(signal)),
    // A PostgreSQL has its autovacuum.
    ...(db.engine === 'embedded' ? [dailyJob('vacuum', '05:00', ({ db }) => db.vacuumAnalyze())] : []),
  ]
}
