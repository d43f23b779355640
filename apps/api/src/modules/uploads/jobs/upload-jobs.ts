import { dailyJob } from '#platform/jobs/daily-job.ts'
import type { ModuleJobs } from '#platform/jobs/job-kind.ts'
import { forgetUploads } from '../store/upload-rows.ts'

/** Before `clear-files`, which removes the bytes. */
export const uploadJobs: ModuleJobs = dailyJob('forget-uploads', '04:25', ({ db }) => forgetUploads(db))
