import type { Kysely } from 'kysely'
import { marketplaceCode } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { RowRejection } from '../rules/compile-mapping.ts'
import { fileKey, IMPORT_BATCH, type ImportJob, type ImportTotals } from '../rules/import-job.ts'
import { ImportMovedError } from '../rules/import-moved-error.ts'
import { isRecordRow, type ReadyRow, type RecordRow } from '../rules/ready-row.ts'
import { advanceImportJob } from './import-job-rows.ts'
import type { ImportKind, RowIdentity, StoredRows } from './import-kind.ts'
import { type Origin, readOrigins, writeOrigins } from './import-origin-rows.ts'

/** The rows of a batch that are stored, and what is noted of them in the same transaction. */
interface BatchRows {
  kept: readonly RecordRow[]
  /** Notes where the rows that were stored came from. @returns rows that others replace */
  note(trx: Kysely<Tables>, refused: ReadonlySet<number>): Promise<number>
}

/**
 * Stores the next rows of a job together with its progress: both are committed, or neither is.
 * Doing a batch again after a crash changes nothing.
 * @param rows at most 500, in the order of the file, beginning at `job.position`
 * @returns the job after the batch
 */
export async function storeBatch(
  db: Database,
  kind: ImportKind,
  job: ImportJob,
  rows: readonly ReadyRow[],
): Promise<ImportJob> {
  if (rows.length > IMPORT_BATCH)
    throw new Error(`A batch has at most ${IMPORT_BATCH} rows, not ${rows.length}.`)
  const records = rows.filter((row) => isRecordRow(row))
  const rejections = rows.flatMap((row) => ('rejection' in row ? [row.rejection] : []))
  const batch: BatchRows = kind.identity
    ? await newestRows(db, kind.identity, job, records)
    : { kept: records, note: async () => 0 }
  let added: ImportTotals | undefined
  await kind.store(db, batch.kept, job, async (trx, stored) => {
    const all = [...rejections, ...stored.rejections].sort((a, b) => a.line - b.line)
    const replaced = await batch.note(trx, new Set(stored.rejections.map(({ line }) => line)))
    added = totals(rows.length, all, stored.repeated + replaced, stored)
    await advance(trx, job, added, all, stored.oldestDay)
  })
  if (!added) throw new Error(`Import job ${job.id}: the batch was stored without its progress.`)
  const moved = { ...job, nextSequence: job.nextSequence + 1, updatedAt: Date.now() }
  for (const key of Object.keys(added) as (keyof ImportTotals)[]) moved[key] = job[key] + added[key]
  return moved
}

/** Of rows about one thing, here and in imports of the same file before, the newest. */
async function newestRows(
  db: Database,
  { keyOf, seenAtOf }: RowIdentity,
  job: ImportJob,
  rows: readonly RecordRow[],
): Promise<BatchRows> {
  const code = marketplaceCode(job.marketplace)
  const key = fileKey(job.fileSha256)
  const newest = new Map<string, RecordRow>()
  for (const row of rows) {
    const other = newest.get(keyOf(row.record))
    if (!other || seenAtOf(row.record) >= seenAtOf(other.record)) newest.set(keyOf(row.record), row)
  }
  const origins = await readOrigins(db.kysely, code, key, [...newest.keys()])
  const isNewer = (row: RecordRow, { seenAt, line }: Origin) =>
    seenAt < seenAtOf(row.record) || (seenAt === seenAtOf(row.record) && line <= row.line)
  const kept = [...newest.values()].filter((row) => {
    const origin = origins.get(keyOf(row.record))
    return !origin || isNewer(row, origin)
  })
  const note: BatchRows['note'] = async (trx, refused) => {
    const stored = kept.filter(({ line }) => !refused.has(line))
    await writeOrigins(
      trx,
      stored.map(({ line, record }) => ({
        ...{ marketplace: code, external_id: keyOf(record), file_key: key, line },
        ...{ seen_at: seenAtOf(record), job_id: job.id },
      })),
    )
    // A row that this job counted as accepted before is now replaced by a later one.
    const replaced = stored.filter(({ line, record }) => {
      const origin = origins.get(keyOf(record))
      return origin?.jobId === job.id && origin.line < line
    })
    return rows.length - kept.length + replaced.length
  }
  return { kept, note }
}

function totals(
  position: number,
  rejections: readonly RowRejection[],
  repeated: number,
  { inserted, updated, unchanged }: StoredRows,
): ImportTotals {
  const accepted = position - rejections.length - repeated
  return { position, accepted, repeated, rejected: rejections.length, inserted, updated, unchanged }
}

async function advance(
  trx: Kysely<Tables>,
  job: ImportJob,
  added: ImportTotals,
  rejections: readonly RowRejection[],
  oldestDay: number | null,
): Promise<void> {
  if (!(await advanceImportJob(trx, job, added, rejections, oldestDay))) throw new ImportMovedError(job.id)
}
