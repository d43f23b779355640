import type { FileCheck } from '../../src/modules/imports/jobs/check-file.ts'
import {
  continueImport,
  type ImportWatch,
  openMappingSource,
} from '../../src/modules/imports/jobs/run-import.ts'
import type { ImportJob } from '../../src/modules/imports/rules/import-job.ts'
import { insertImportJob } from '../../src/modules/imports/store/import-job-rows.ts'
import type { ImportParts } from '../../src/modules/imports/store/import-kind.ts'
import type { Database } from '../../src/platform/database/database.ts'

interface StartWatch extends ImportWatch {
  /** Takes demo rows out before the first real ones come in. */
  removeDemo?(): Promise<void>
  onJob?(job: ImportJob): void
}

/** Imports a file that was checked in this process, without a job of a worker. */
export async function startImport(
  db: Database,
  parts: ImportParts,
  check: FileCheck,
  watch: StartWatch = {},
): Promise<ImportJob> {
  const { file } = check.mapping
  await watch.removeDemo?.()
  const sourceId = await openMappingSource(db, parts, file)
  const { facts } = check
  const job = await insertImportJob(db.kysely, {
    ...{ ownerId: null, mapping: file, columns: check.columns, sourceId, status: 'running' },
    ...{ fileName: facts.name, fileBytes: facts.bytes, fileSha256: facts.sha256 },
  })
  watch.onJob?.(job)
  return await continueImport(db, parts, job, facts, watch)
}
