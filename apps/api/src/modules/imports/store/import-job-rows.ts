import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { marketplaceCode, marketplaceOfCode } from '#modules/reference/rules'

import type { Tables } from '#platform/database/tables.ts'
import type { RowRejection } from '../rules/compile-mapping.ts'
import type { ImportJob, ImportStatus, ImportTotals } from '../rules/import-job.ts'
import type { MappingFile } from '../rules/mapping-file.ts'
import { writeRejections } from './import-reject-rows.ts'
import type { ImportJobTable } from './imports-tables.ts'

/** What a new job is known by. */
export type NewImportJob = Pick<
  ImportJob,
  'ownerId' | 'mapping' | 'columns' | 'fileName' | 'fileBytes' | 'fileSha256' | 'sourceId'
> & {
  status: 'open' | 'running'
  /** The wish of a caller that the job fulfils. */
  requestKey?: string
  file?: Pick<ImportJob, 'fileId' | 'choices'>
}

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
    fileId: row.file_id,
    choices: row.choices === null ? {} : (JSON.parse(row.choices) as ImportJob['choices']),
    rowsTotal: row.rows_total === null ? null : Number(row.rows_total),
    error: row.error,
  }
}

/** @throws Error for a wish that a job fulfils already */
export async function insertImportJob(db: Kysely<Tables>, job: NewImportJob): Promise<ImportJob> {
  const inserted = await insertOnce(db, job)
  if (!inserted) throw new Error(`The wish ${job.requestKey} has a job already.`)
  return inserted
}

/** @returns null when a job fulfils the same wish already */
async function insertOnce(db: Kysely<Tables>, job: NewImportJob): Promise<ImportJob | null> {
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
      file_id: job.file?.fileId ?? null,
      choices: job.file ? JSON.stringify(job.file.choices) : null,
      request_key: job.requestKey ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ? jobOf(row) : null
}

/** The job that fulfils a wish of a user. */
export async function findImportByKey(
  db: Kysely<Tables>,
  ownerId: string,
  key: string | undefined,
): Promise<ImportJob | null> {
  if (key === undefined) return null
  const row = await db
    .selectFrom('import_job')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('request_key', '=', key)
    .executeTakeFirst()
  return row ? jobOf(row) : null
}

/** Notes how many rows the file of a job has. */
export async function setRowsTotal(db: Kysely<Tables>, id: string, rows: number): Promise<void> {
  await db.updateTable('import_job').set({ rows_total: rows }).where('id', '=', id).execute()
}

/** Notes why a running import cannot go on for now; null: it can again. */
export async function noteImportError(db: Kysely<Tables>, id: string, error: string | null): Promise<void> {
  await db
    .updateTable('import_job')
    .set({ error })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()
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

/** Who begins a job of a user takes turns until their transaction ends: none counts beside another that adds one. */
export async function holdOpenJobs(trx: Transaction<Tables>, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import_job ${ownerId}`}, 0))`.execute(trx)
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

export async function endImportJob(
  db: Kysely<Tables>,
  id: string,
  status: Extract<ImportStatus, 'finished' | 'cancelled' | 'failed'>,
  error: string | null = null,
): Promise<void> {
  const now = Date.now()
  await db
    .updateTable('import_job')
    .set({ status, error, updated_at: now, finished_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'running'])
    .execute()
}
