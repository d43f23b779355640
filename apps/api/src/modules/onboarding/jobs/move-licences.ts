import type { Files } from '#platform/files/files.ts'
import { dailyJob } from '#platform/jobs/daily-job.ts'
import type { ModuleJobs } from '#platform/jobs/job-kind.ts'
import { moveLicence } from '../store/move-licence.ts'

/** Pictures of applications from before files go into the file store, one by one; with none left it ends at once. */
export const licenceJobs = (files: Files): ModuleJobs =>
  dailyJob('move-licences', '04:28', async ({ db, signal, progress }) => {
    for (let moved = 0; await moveLicence(db, files); ) {
      signal.throwIfAborted()
      await progress(`已移动 ${++moved} 张`)
    }
  })
