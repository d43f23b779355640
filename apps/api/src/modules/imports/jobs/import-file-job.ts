import type { Database } from '#platform/database/database.ts'
import type { JobRun, JobWish, ModuleJobs } from '#platform/jobs/job-kind.ts'
import { isJobOpen } from '#platform/jobs/job-list.ts'
import { ImportFileError } from '../files/import-file-error.ts'
import type { FileFacts } from '../files/inspect-file.ts'
import { withUploadedFile } from '../files/uploaded-file.ts'
import type { ImportJob } from '../rules/import-job.ts'
import { ImportMovedError } from '../rules/import-moved-error.ts'
import { REJECT_LABEL } from '../rules/rejected-cell.ts'
import { endImportJob, findImportJob, setRowsTotal } from '../store/import-job-rows.ts'
import type { ImportParts } from '../store/import-kind.ts'
import { checkRows } from './check-file.ts'
import { continueInJob, IMPORT_TRIES, type ImportOutside, permanentFault } from './continue-in-job.ts'
import { finishImport } from './run-import.ts'

const KIND = 'import-file'
export const importFileWish = ({ id }: Pick<ImportJob, 'id'>): JobWish => ({ kind: KIND, key: id })

/** Imports of uploaded files. The position in the row of an import, which moves with its rows, is where an attempt goes on. */
export function uploadImportJobs(outside: ImportOutside): ModuleJobs {
  return {
    kinds: [
      {
        ...{ kind: KIND, ...IMPORT_TRIES, run: (run) => runFileImport(run, outside) },
        failed: async ({ db, key }) => {
          if (await isJobOpen(db.kysely, { kind: KIND, key })) return
          const job = await findImportJob(db.kysely, key)
          // One that was cancelled has its summaries.
          if (job?.status === 'running' || job?.status === 'failed')
            await failImport(db, outside.parts, key, GIVEN_UP)
        },
      },
    ],
  }
}

const GIVEN_UP =
  '多次重试后仍然失败，导入已停止，已导入的行都保留。请重新上传这个文件再导入；仍然失败请联系客服'

async function runFileImport(run: JobRun, outside: ImportOutside): Promise<void> {
  const { db, key } = run
  const job = await findImportJob(db.kysely, key)
  if (job?.status !== 'running' || job.fileId === null || job.ownerId === null) return
  const uploaded = { account: job.ownerId, file: job.fileId }
  try {
    await withUploadedFile(outside.files, uploaded, job.choices, (facts) =>
      importRows(run, outside, job, facts),
    )
  } catch (error) {
    run.signal.throwIfAborted()
    const sentence = permanentFault(error)
    if (sentence !== undefined) return await failImport(db, outside.parts, job.id, sentence)
    // Cancelled between two batches: its rows stay.
    if (error instanceof ImportMovedError && (await findImportJob(db.kysely, key))?.status !== 'running')
      return
    throw error
  }
}

async function importRows(
  run: JobRun,
  { parts, removeDemo }: ImportOutside,
  job: ImportJob,
  facts: FileFacts,
): Promise<void> {
  const { db, signal, progress } = run
  let total = job.rowsTotal
  if (total === null) {
    await progress('正在检查文件')
    const check = await checkRows(parts.kinds, facts, job.mapping, () => signal.throwIfAborted())
    if (check.accepted === 0) {
      const reasons = [...check.rejectTotals].map(([reason, count]) => `${REJECT_LABEL[reason]} ${count} 行`)
      throw new ImportFileError(
        'rows_missing',
        `没有一行可以接受（${reasons.join('，')}），没有导入任何数据；请先预览，改正文件或映射后重新导入`,
      )
    }
    total = check.rows
    await removeDemo(db)
    await setRowsTotal(db.kysely, job.id, total)
  }
  await continueInJob(run, parts, { ...job, rowsTotal: total }, facts)
}

/** Rows that are stored stay, and the summaries are made of them. */
async function failImport(db: Database, parts: ImportParts, id: string, error: string): Promise<void> {
  await endImportJob(db.kysely, id, 'failed', error)
  const job = await findImportJob(db.kysely, id)
  if (job && job.position > 0) await finishImport(db, parts, job)
}
