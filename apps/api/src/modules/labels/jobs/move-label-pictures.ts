import type { Files } from '#platform/files/files.ts'
import { dailyJob } from '#platform/jobs/daily-job.ts'
import type { ModuleJobs } from '#platform/jobs/job-kind.ts'
import type { LabelKey } from '../store/label-picture-rows.ts'
import { moveLabelPictures } from '../store/move-label-pictures.ts'

/** Pictures that still are in the text of labels go into the file store, label by label; with none left it ends at once. */
export const labelJobs = (files: Files): ModuleJobs =>
  dailyJob('move-label-pictures', '04:29', async ({ db, signal, progress }) => {
    let label: LabelKey | undefined = await moveLabelPictures(db, files)
    for (let moved = 1; label; moved++) {
      signal.throwIfAborted()
      await progress(`已处理 ${moved} 个标签`)
      label = await moveLabelPictures(db, files, label)
    }
  })
