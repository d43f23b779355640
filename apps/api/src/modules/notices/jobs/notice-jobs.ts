import { dailyJob } from '#platform/jobs/daily-job.ts'
import type { ModuleJobs } from '#platform/jobs/job-kind.ts'
import { forgetNotices } from '../store/forget-notices.ts'

/** Notices are kept for a while only. */
export const noticeJobs: ModuleJobs[] = [
  dailyJob('forget-notices', '04:16', ({ db }) => forgetNotices(db, Date.now())),
]
