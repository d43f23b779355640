import type { Database } from '#platform/database/database.ts'
import { compileMapping } from '../rules/compile-mapping.ts'
import { type ImportJob, OPEN_JOBS } from '../rules/import-job.ts'
import type { MappingFile } from '../rules/mapping-file.ts'
import { isRecordRow, readyRow } from '../rules/ready-row.ts'
import { type SentRow, sentCells } from '../rules/sent-row.ts'
import {
  countOpenJobs,
  endImportJob,
  findImportByKey,
  findImportJob,
  holdOpenJobs,
  insertImportJob,
} from '../store/import-job-rows.ts'
import type { ImportParts } from '../store/import-kind.ts'
import { storeBatch } from '../store/store-batch.ts'
import { finishImport, openMappingSource } from './run-import.ts'

export interface NewServedImport {
  ownerId: string
  mapping: MappingFile
  columns: readonly string[]
  fileName: string
  fileSha256: string
  fileBytes: number
  /** The wish that names itself; the same wish is the same job. */
  key?: string | undefined
}

/**
 * Opens a job that gets its rows by calls. The columns are compared with the mapping before anything is written.
 * @returns null when the user has too many jobs open
 * @throws MappingError
 */
export async function openServedImport(
  db: Database,
  parts: ImportParts,
  order: NewServedImport,
): Promise<ImportJob | null> {
  const { mapping, key, ...facts } = order
  const known = await findImportByKey(db.kysely, order.ownerId, key)
  if (known) return known
  compileMapping(parts.kinds, mapping, order.columns, { clock: Date.now })
  if ((await countOpenJobs(db.kysely, order.ownerId)) >= OPEN_JOBS) return null
  const sourceId = await openMappingSource(db, parts, mapping)
  const wish = key === undefined ? {} : { requestKey: key }
  return await db.transaction(async (trx) => {
    await holdOpenJobs(trx, order.ownerId)
    // Another call with the same wish was first.
    const first = await findImportByKey(trx, order.ownerId, key)
    if (first) return first
    if ((await countOpenJobs(trx, order.ownerId)) >= OPEN_JOBS) return null
    return await insertImportJob(trx, { ...facts, ...wish, mapping, sourceId, status: 'open' })
  })
}

export type AddedRows =
  | { state: 'stored' | 'known'; job: ImportJob }
  | { state: 'ahead' | 'ended'; job: ImportJob }

/**
 * Stores the next rows of a served job. A batch that is known already changes nothing.
 * The first batch with a row that can be stored removes the demo rows.
 */
export async function addServedRows(
  db: Database,
  { kinds }: ImportParts,
  job: ImportJob,
  { sequence, rows }: { sequence: number; rows: readonly SentRow[] },
  removeDemo: () => Promise<unknown>,
): Promise<AddedRows> {
  if (sequence < job.nextSequence) return { state: 'known', job }
  if (job.status !== 'open' && job.status !== 'running') return { state: 'ended', job }
  if (sequence > job.nextSequence) return { state: 'ahead', job }
  const kind = kinds[job.kind]
  const mapping = compileMapping(kinds, job.mapping, job.columns, { clock: Date.now })
  const ready = rows.map((row, index) => {
    return readyRow(kind, mapping.map({ line: job.position + index + 1, cells: sentCells(row) }), job.mapping)
  })
  const isFirst = job.accepted === 0 && ready.some((row) => isRecordRow(row))
  if (isFirst) await removeDemo()
  return { state: 'stored', job: await storeBatch(db, kind, job, ready) }
}

/** Closes a job. One that is closed already is given back as it is. */
export async function finishServedImport(
  db: Database,
  parts: ImportParts,
  job: ImportJob,
): Promise<ImportJob> {
  if (job.status !== 'open' && job.status !== 'running') return job
  return await finishImport(db, parts, job)
}

/** Stops a job; its rows stay, and the summaries are made of what is there. */
export async function cancelServedImport(
  db: Database,
  parts: ImportParts,
  job: ImportJob,
): Promise<ImportJob> {
  if (job.status !== 'open' && job.status !== 'running') return job
  await endImportJob(db.kysely, job.id, 'cancelled')
  if (job.position > 0) await finishImport(db, parts, job)
  return (await findImportJob(db.kysely, job.id)) ?? job
}
