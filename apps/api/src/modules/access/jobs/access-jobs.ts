import { dailyJob } from '#platform/jobs/daily-job.ts'
import type { ModuleJobs } from '#platform/jobs/job-kind.ts'
import { quotaDay } from '../rules/quota-account.ts'
import { forgetQuotaDays } from '../store/forget-quota-days.ts'
import { forgetOpenedRows } from '../store/market-rows-opened.ts'
import { forgetRateWindows } from '../store/rate-window-rows.ts'

/** What the counting of a day leaves behind. */
export const accessJobs: ModuleJobs[] = [
  dailyJob('forget-opened-rows', '04:10', ({ db }) => forgetOpenedRows(db, quotaDay(Date.now()))),
  dailyJob('forget-quota-days', '04:12', ({ db }) => forgetQuotaDays(db, quotaDay(Date.now()))),
  dailyJob('forget-rate-windows', '04:14', ({ db }) => forgetRateWindows(db)),
]
