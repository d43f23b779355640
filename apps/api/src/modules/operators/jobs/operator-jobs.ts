import { dailyJob } from '#platform/jobs/daily-job.ts'
import type { ModuleJobs } from '#platform/jobs/job-kind.ts'
import { forgetOperatorEvents } from '../store/forget-operator-events.ts'

/** The log of the console is kept for five years. */
export const operatorJobs: ModuleJobs[] = [
  dailyJob('forget-operator-events', '04:18', ({ db }) => forgetOperatorEvents(db)),
]
