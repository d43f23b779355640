import type { JobRun, JobWish, ModuleJobs } from '#platform/jobs/job-kind.ts'
import { type TypedFile, withTypedFile } from '../files/typed-file.ts'
import type { ImportJob } from '../rules/import-job.ts'
import { findImportJob, noteImportError } from '../store/import-job-rows.ts'
import { continueInJob, IMPORT_TRIES, type ImportOutside, permanentFault } from './continue-in-job.ts'

const KIND = 'import-typed'

/** The work of an import of the command line. @param place where the file is read; null: its original */
export const typedImportWork = (
  { id }: Pick<ImportJob, 'id'>,
  place: TypedFile | null,
): { wish: JobWish; mostTries: number } => ({
  wish: { kind: KIND, key: id, payload: { place } },
  ...IMPORT_TRIES,
})

/**
 * Imports of files that the command line has checked. Only a process on the same machine runs them: it reads the file
 * at its place, or in the folder of that machine.
 */
export function typedImportJobs(outside: Omit<ImportOutside, 'removeDemo'>): ModuleJobs {
  return { kinds: [{ kind: KIND, ...IMPORT_TRIES, run: (run) => runTypedImport(run, outside) }] }
}

/** What is wrong with the file is noted, and the import stays where it is: it goes on once its file is there again. */
async function runTypedImport(
  run: JobRun,
  { files, parts }: Omit<ImportOutside, 'removeDemo'>,
): Promise<void> {
  const { db, key, payload, signal } = run
  const job = await findImportJob(db.kysely, key, null)
  if (job?.status !== 'running') return
  const { place = null } = payload as { place?: TypedFile | null }
  try {
    await withTypedFile(files, job, place, (facts) => continueInJob(run, parts, job, facts))
  } catch (error) {
    signal.throwIfAborted()
    const sentence = permanentFault(error)
    if (sentence === undefined) throw error
    await noteImportError(db.kysely, key, sentence)
  }
}
