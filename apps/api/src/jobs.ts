import type { Database } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import type { ModuleJobs } from '#platform/jobs/job-kind.ts'
import { platformJobs } from '#platform/jobs/own-jobs.ts'
import { accessJobs } from './modules/access/jobs/access-jobs.ts'
import { accountJobs } from './modules/account/jobs/account-jobs.ts'
import { keepingJobs } from './modules/keeping/jobs/keeping-jobs.ts'
import { monitoringJobs } from './modules/monitoring/jobs/alert-jobs.ts'
import { noticeJobs } from './modules/notices/jobs/notice-jobs.ts'
import { operatorJobs } from './modules/operators/jobs/operator-jobs.ts'
import { rollUpJobs } from './modules/rollups/jobs/roll-up-job.ts'

/** Everything that this program does in the background. */
export function moduleJobs(db: Database, files: Files): ModuleJobs[] {
  return [
    ...platformJobs(db, files),
    rollUpJobs,
    monitoringJobs,
    ...accountJobs,
    ...accessJobs,
    ...keepingJobs,
    ...noticeJobs,
    ...operatorJobs,
  ]
}
