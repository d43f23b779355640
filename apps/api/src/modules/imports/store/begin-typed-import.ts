import type { Database } from '#platform/database/database.ts'
import type { Files, ReservedFile } from '#platform/files/files.ts'
import type { MeasuredBytes } from '#platform/files/measured-chunks.ts'
import type { JobWish } from '#platform/jobs/job-kind.ts'
import { enqueueJob } from '#platform/jobs/job-rows.ts'
import { type ImportJob, ORIGINAL_KEPT_MS } from '../rules/import-job.ts'
import { insertImportJob, type NewImportJob, noteImportError, setRowsTotal } from './import-job-rows.ts'

/** The original of an import, written but not confirmed yet. */
export interface WrittenOriginal {
  file: ReservedFile
  written: MeasuredBytes
}

interface TypedImport {
  order: Omit<NewImportJob, 'status' | 'file' | 'ownerId' | 'requestKey'>
  choices: ImportJob['choices']
  /** Null when no original is kept. */
  original: WrittenOriginal | null
  /** Rows of the file: it was checked already. */
  rows: number
  work(job: ImportJob): TypedWork
}

/** The background work of an import. */
interface TypedWork {
  wish: JobWish
  mostTries: number
}

/** Begins the import of a checked file: its original is kept, the import is there and its work is asked for, or nothing of it. */
export async function beginTypedImport(
  db: Database,
  files: Files,
  { order, choices, original, rows, work }: TypedImport,
): Promise<ImportJob> {
  return await db.transaction(async (trx) => {
    if (original)
      await files.confirm(trx, original.file, { written: original.written, keptMs: ORIGINAL_KEPT_MS })
    const file = { fileId: original?.file.id ?? null, choices }
    const job = await insertImportJob(trx, { ...order, ownerId: null, file, status: 'running' })
    await setRowsTotal(trx, job.id, rows)
    const { wish, mostTries } = work(job)
    await enqueueJob(trx, wish, { mostTries })
    return { ...job, rowsTotal: rows }
  })
}

/** Asks for the rest of an import that was interrupted. */
export async function continueTypedImport(
  db: Database,
  { id }: ImportJob,
  { wish, mostTries }: TypedWork,
): Promise<void> {
  await db.transaction(async (trx) => {
    await noteImportError(trx, id, null)
    await enqueueJob(trx, wish, { mostTries })
  })
}
