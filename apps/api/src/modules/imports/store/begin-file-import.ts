import { type UsedUpload, useUpload } from '#modules/uploads'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import type { Files } from '#platform/files/files.ts'
import type { JobWish } from '#platform/jobs/job-kind.ts'
import { enqueueJob } from '#platform/jobs/job-rows.ts'
import { type ImportJob, OPEN_JOBS, ORIGINAL_KEPT_MS } from '../rules/import-job.ts'
import {
  countOpenJobs,
  findImportByKey,
  holdOpenJobs,
  insertImportJob,
  type NewImportJob,
} from './import-job-rows.ts'

interface FileImport {
  order: Omit<NewImportJob, 'status' | 'file' | 'ownerId'> & { ownerId: string; requestKey: string }
  upload: string
  choices: ImportJob['choices']
  /** The background work of the job. */
  work(job: ImportJob): { wish: JobWish; mostTries: number }
}

/**
 * Begins the import of an upload: the upload is used, the job is there and its work is asked for, or nothing of it.
 * @throws {Failure} `import_too_many`, `upload_not_found`, `upload_unfinished`, `upload_ended`
 */
export async function beginFileImport(
  db: Database,
  files: Files,
  { order, upload, choices, work }: FileImport,
): Promise<ImportJob> {
  const { ownerId, requestKey } = order
  try {
    return await db.transaction(async (trx) => {
      await holdOpenJobs(trx, ownerId)
      const used: UsedUpload = await useUpload(trx, files, { account: ownerId, id: upload }, ORIGINAL_KEPT_MS)
      if ((await countOpenJobs(trx, ownerId)) >= OPEN_JOBS)
        throw new Failure(
          'import_too_many',
          `最多同时有 ${OPEN_JOBS} 个未完成的导入任务，请先完成或取消其中一个`,
        )
      const file = { fileId: used.file, choices }
      const job = await insertImportJob(trx, { ...order, file, status: 'running' })
      const { wish, mostTries } = work(job)
      await enqueueJob(trx, wish, { mostTries })
      return job
    })
  } catch (error) {
    // The same wish at the same moment: the other call has used the upload.
    const known = await findImportByKey(db.kysely, ownerId, requestKey)
    if (known) return known
    throw error
  }
}
