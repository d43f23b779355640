import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import { marketplaceCode, marketplaceOfCode } from '#modules/reference/rules'

import type { Tables } from '#platform/database/tables.ts'
import type { RowRejection } from '../rules/compile-mapping.ts'
import type { ImportJob, ImportStatus, ImportTotals } from '../rules/import-job.ts'
import { REJECTS_KEPT } from '../rules/import-job.ts'
import type { MappingFile } from '../rules/mapping-file.ts'
import type { RejectReason } from '../rules/rejected-cell.ts'
import type { ImportJobTable } from './imports-tables.ts'

/** What a new job is known by. */
export type NewImportJob = Pick<
  ImportJob,
  'ownerId' | 'mapping' | 'columns' | 'fileName' | 'fileBytes' | 'fileSha256' | 'sourceId'
> & { status: 'open' | 'running' }

function jobOf(row: Selectable<ImportJobTable>): ImportJob {
  return {
    id: row.id,
    ownerId: row.owner_id,
    kind: row.kind,
    marketplace: marketplaceOfCode(row.marketplace),
    mappingName: row.mapping_name,
    mapping: JSON.parse(row.mapping) as MappingFile,
    columns: row.columns,
    fileName: row.file_name,
    fileBytes: Number(row.file_bytes),
    fileSha256: row.file_sha256,
    sourceId: Number(row.source_id),
    status: row.status,
    position: Number(row.position),
    nextSequence: row.next_sequence,
    accepted: Number(row.accepted),
    repeated: Number(row.repeated),
    rejected: Number(row.rejected),
    inserted: Number(row.inserted),
    updated: Number(row.updated),
    unchanged: Number(row.unchanged),
    startedAt: Number(row.started_at),
    updatedAt: Number(row.updated_at),
    finishedAt: row.finished_at === null ? null : Number(row.finished_at),
  }
}

export async function insertImportJob(db: Kysely<Tables>, job: NewImportJob): Promise<ImportJob> {
  const now = Date.now()
  const row = await db
    .insertInto('import_job')
    .values({
      id: randomUUID(),
      owner_id: job.ownerId,
      kind: job.mapping.kind,
      marketplace: marketplaceCode(job.mapping.marketplace),
      mapping_name: job.mapping.name,
      mapping: JSON.stringify(job.mapping),
      columns: [...job.columns],
      file_name: job.fileName,
      file_bytes: job.fileBytes,
      file_sha256: job.fileSha256,
      source_id: job.sourceId,
      status: job.status,
      started_at: now,
      updated_at: now,
      finished_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return jobOf(row)
}

/** @param ownerId the owner it must have; null: of the command line; undefined: any owner */
export async function findImportJob(
  db: Kysely<Tables>,
  id: string,
  ownerId?: string | null,
): Promise<ImportJob | null> {
  let query = db.selectFrom('import_job').selectAll().where('id', '=', id)
  if (ownerId !== undefined) query = query.where('owner_id', ownerId === null ? 'is' : '=', ownerId)
  const row = await query.executeTakeFirst()
  return row ? jobOf(row) : null
}

/** Jobs, the newest first, with the number of all. @param ownerId undefined: everybody's */
export async function listImportJobs(
  db: Kysely<Tables>,
  { ownerId, page, limit }: { ownerId?: string; page: number; limit: number },
): Promise<{ rows: ImportJob[]; count: number }> {
  let query = db.selectFrom('import_job')
  if (ownerId !== undefined) query = query.where('owner_id', '=', ownerId)
  const { n } = await query.select(sql<string>`count(*)`.as('n')).executeTakeFirstOrThrow()
  const rows = await query
    .selectAll()
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows: rows.map(jobOf), count: Number(n) }
}

/** Jobs of a user that still take rows. */
export async function countOpenJobs(db: Kysely<Tables>, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('import_job')
    .select(sql<string>`count(*)`.as('n'))
    .where('owner_id', '=', ownerId)
    .where('status', 'in', ['open', 'running'])
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/**
 * Moves a job on by a batch, in the transaction of its rows.
 * @param oldestDay oldest day of the past in the batch, days since 1970-01-01; null without any
 * @returns false when the job is not where the caller thinks: another process has moved it, or it was ended
 */
export async function advanceImportJob(
  trx: Kysely<Tables>,
  job: Pick<ImportJob, 'id' | 'position' | 'rejected'>,
  added: ImportTotals,
  rejections: readonly RowRejection[],
  oldestDay: number | null,
): Promise<boolean> {
  const moved = await trx
    .updateTable('import_job')
    .set((eb) => ({
      position: eb('position', '+', added.position),
      accepted: eb('accepted', '+', added.accepted),
      repeated: eb('repeated', '+', added.repeated),
      rejected: eb('rejected', '+', added.rejected),
      inserted: eb('inserted', '+', added.inserted),
      updated: eb('updated', '+', added.updated),
      unchanged: eb('unchanged', '+', added.unchanged),
      next_sequence: eb('next_sequence', '+', 1),
      updated_at: Date.now(),
      ...(oldestDay === null ? {} : { oldest_day: sql<number>`least(oldest_day, ${oldestDay}::integer)` }),
    }))
    .where('id', '=', job.id)
    .where('position', '=', job.position)
    .where('status', 'in', ['open', 'running'])
    .executeTakeFirst()
  if (Number(moved.numUpdatedRows) !== 1) return false
  await writeRejections(trx, job, rejections)
  return true
}

/** Oldest day of the past that a job stored; null when it stored none, or began before that was noted. */
export async function readOldestDay(db: Kysely<Tables>, id: string): Promise<number | null> {
  const row = await db.selectFrom('import_job').select('oldest_day').where('id', '=', id).executeTakeFirst()
  return row?.oldest_day ?? null
}

async function writeRejections(
  trx: Kysely<Tables>,
  job: Pick<ImportJob, 'id' | 'rejected'>,
  rejections: readonly RowRejection[],
): Promise<void> {
  if (rejections.length === 0) return
  const totals = new Map<string, number>()
  for (const { reason } of rejections) totals.set(reason, (totals.get(reason) ?? 0) + 1)
  await sql`insert into import_reject_total as t (job_id, reason, n)
    select ${job.id}::text, u.reason, u.n from unnest(${[...totals.keys()]}::text[], ${[...totals.values()]}::bigint[]) as u (reason, n)
    on conflict (job_id, reason) do update set n = t.n + excluded.n`.execute(trx)
  const kept = rejections.slice(0, Math.max(0, REJECTS_KEPT - job.rejected))
  if (kept.length === 0) return
  await trx
    .insertInto('import_reject')
    .values(
      kept.map(({ line, field, column, reason, message }, index) => ({
        job_id: job.id,
        n: job.rejected + index,
        line,
        field,
        column_name: column,
        reason,
        message,
      })),
    )
    .execute()
}

export async function endImportJob(
  db: Kysely<Tables>,
  id: string,
  status: Extract<ImportStatus, 'finished' | 'cancelled'>,
): Promise<void> {
  const now = Date.now()
  await db
    .updateTable('import_job')
    .set({ status, updated_at: now, finished_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'running'])
    .execute()
}

/** Rejected rows of a job in the order of the file. */
export async function readRejections(
  db: Kysely<Tables>,
  jobId: string,
  { from = 0, limit }: { from?: number; limit: number },
): Promise<RowRejection[]> {
  const rows = await db
    .selectFrom('import_reject')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('n', '>=', from)
    .orderBy('n')
    .limit(limit)
    .execute()
  return rows.map(({ line, field, column_name, reason, message }) => ({
    line: Number(line),
    field,
    column: column_name,
    reason: reason as RejectReason,
    message,
  }))
}

/** Rejected rows by reason, the most frequent first. */
export async function readRejectTotals(
  db: Kysely<Tables>,
  jobId: string,
): Promise<{ reason: RejectReason; count: number }[]> {
  const rows = await db
    .selectFrom('import_reject_total')
    .select(['reason', 'n'])
    .where('job_id', '=', jobId)
    .orderBy('n', 'desc')
    .orderBy('reason')
    .execute()
  return rows.map(({ reason, n }) => ({ reason: reason as RejectReason, count: Number(n) }))
}
