import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import type { Files } from '#platform/files/files.ts'
import type { JobRun, JobWish, ModuleJobs } from '#platform/jobs/job-kind.ts'
import { ImportFileError } from '../files/import-file-error.ts'
import type { FileFacts } from '../files/inspect-file.ts'
import { withUploadedFile } from '../files/uploaded-file.ts'
import type { ImportJob } from '../rules/import-job.ts'
import { ImportMovedError } from '../rules/import-moved-error.ts'
import { MappingError } from '../rules/mapping-error.ts'
import { REJECT_LABEL } from '../rules/rejected-cell.ts'
import { endImportJob, findImportJob, setRowsTotal } from '../store/import-job-rows.ts'
import type { ImportParts } from '../store/import-kind.ts'
import { checkRows } from './check-file.ts'
import { continueImport, finishImport } from './run-import.ts'

const KIND = 'import-file'
/** A store that is away for an hour ends no import. */
export const IMPORT_TRIES = { mostTries: 10 }

export const importFileWish = ({ id }: Pick<ImportJob, 'id'>): JobWish => ({ kind: KIND, key: id })

/** What an import in the background needs of the modules above. */
export interface ImportOutside {
  parts: ImportParts
  files: Files
  /** Takes every demo row out, before real ones come in. */
  removeDemo(db: Database): Promise<unknown>
}

/** Imports of uploaded files. The position in the row of an import, which moves with its rows, is where an attempt goes on. */
export function importJobs(outside: ImportOutside): ModuleJobs {
  return { kinds: [{ kind: KIND, ...IMPORT_TRIES, run: (run) => runFileImport(run, outside) }] }
}

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
  { db, signal, progress }: JobRun,
  { parts, removeDemo }: ImportOutside,
  job: ImportJob,
  facts: FileFacts,
): Promise<void> {
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
  const told = `/${total} 行`
  const ended = await continueImport(db, parts, job, facts, {
    // What people see of it may be late; the import itself does not wait for it.
    onBatch: ({ position }) => void progress(`${position}${told}`).catch(() => undefined),
    onSummaries: () => void progress('正在汇总').catch(() => undefined),
    stop: () => signal.aborted,
  })
  if (ended.status === 'running') signal.throwIfAborted()
  await progress(`接受 ${ended.accepted} 行，拒绝 ${ended.rejected} 行`)
}

/** What no repetition puts right, in a sentence for the owner of the file. */
function permanentFault(error: unknown): string | undefined {
  if (error instanceof ImportFileError || error instanceof MappingError) return error.message
  if (error instanceof Failure && error.reason === 'file_missing') return error.message
  return undefined
}

/** Rows that are stored stay, and the summaries are made of them. */
async function failImport(db: Database, parts: ImportParts, id: string, error: string): Promise<void> {
  await endImportJob(db.kysely, id, 'failed', error)
  const job = await findImportJob(db.kysely, id)
  if (job && job.position > 0) await finishImport(db, parts, job)
}
