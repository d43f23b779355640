import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import type { Files } from '#platform/files/files.ts'
import type { JobRun } from '#platform/jobs/job-kind.ts'
import { ImportFileError } from '../files/import-file-error.ts'
import type { FileFacts } from '../files/inspect-file.ts'
import type { ImportJob } from '../rules/import-job.ts'
import { MappingError } from '../rules/mapping-error.ts'
import type { ImportParts } from '../store/import-kind.ts'
import { continueImport } from './run-import.ts'

/** A store that is away for an hour ends no import. */
export const IMPORT_TRIES = { mostTries: 10 }

/** What an import in the background needs of the modules above. */
export interface ImportOutside {
  parts: ImportParts
  files: Files
  /** Takes every demo row out, before real ones come in. */
  removeDemo(db: Database): Promise<unknown>
}

/**
 * Stores the rows of a file from the position of its import to the end.
 * @throws the reason of the signal when the attempt is to stop
 */
export async function continueInJob(
  { db, signal, progress }: JobRun,
  parts: ImportParts,
  job: ImportJob,
  facts: FileFacts,
): Promise<void> {
  const told = job.rowsTotal === null ? ' 行' : `/${job.rowsTotal} 行`
  const ended = await continueImport(db, parts, job, facts, {
    // What people see of it may be late; the import itself does not wait for it.
    onBatch: ({ position }) => void progress(`${position}${told}`).catch(() => undefined),
    onSummaries: () => void progress(SUMMING_UP).catch(() => undefined),
    stop: () => signal.aborted,
  })
  if (ended.status === 'running') signal.throwIfAborted()
  await progress(`接受 ${ended.accepted} 行，拒绝 ${ended.rejected} 行`)
}

/** The progress of a job whose rows are all stored. */
export const SUMMING_UP = '正在汇总'

/** What no repetition puts right, in a sentence for the owner of the file. */
export function permanentFault(error: unknown): string | undefined {
  if (error instanceof ImportFileError || error instanceof MappingError) return error.message
  if (error instanceof Failure && error.reason === 'file_missing') return error.message
  return undefined
}
