import { dailyJob } from '#platform/jobs/daily-job.ts'
import type { ModuleJobs } from '#platform/jobs/job-kind.ts'
import { DELIVER_NOTICES, DELIVER_TRIES, type DeliveryId, releaseDelivery } from '../store/deliveries.ts'
import { forgetNotices } from '../store/forget-notices.ts'

/** What leaves by the channels of people; notices are kept for a while only. */
export const noticeJobs: ModuleJobs[] = [
  {
    kinds: [
      {
        ...{ kind: DELIVER_NOTICES, mostTries: DELIVER_TRIES },
        run: async ({ db, payload, progress }) => {
          const isMailed = await releaseDelivery(db, payload as DeliveryId)
          await progress(isMailed ? '已写好一封通知邮件' : '没有要发送的')
        },
      },
    ],
  },
  dailyJob('forget-notices', '04:16', ({ db }) => forgetNotices(db, Date.now())),
]
