import { dailyJob } from '#platform/jobs/daily-job.ts'
import type { ModuleJobs } from '#platform/jobs/job-kind.ts'
import { forgetTakenAway } from '../store/taken-away.ts'

/** What people took away, once it can no longer be brought back. */
export const keepingJobs: ModuleJobs[] = [
  dailyJob('forget-taken-away', '04:14', ({ db }) => forgetTakenAway(db, Date.now())),
]
