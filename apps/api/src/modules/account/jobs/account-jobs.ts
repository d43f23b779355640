import { dailyJob } from '#platform/jobs/daily-job.ts'
import type { ModuleJobs } from '#platform/jobs/job-kind.ts'
import { forgetAccountEvents, forgetEndedSessions } from '../store/forget-account-rows.ts'
import { tellAllSeats } from '../store/seats.ts'

/** Seats by the clock, and what accounts leave behind. */
export const accountJobs: ModuleJobs[] = [
  dailyJob('seats', '04:00', ({ db }) => tellAllSeats(db)),
  dailyJob('forget-sessions', '04:22', ({ db }) => forgetEndedSessions(db)),
  dailyJob('forget-account-events', '04:24', ({ db }) => forgetAccountEvents(db)),
]
