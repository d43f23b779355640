import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { giveBackHeld } from '#modules/access'

import type { Tables } from '#platform/database/tables.ts'
import type { ExportTables } from './exports-tables.ts'

/** A stored export; times are epoch milliseconds. */
export type ExportJobRow = Selectable<ExportTables['export_job']>
type Db = Kysely<Tables> | Transaction<Tables>
/** How a job ends. */
type Ending = 'finished' | 'cancelled' | 'failed'

const COLUMNS = sql`user_id, id, key, account, operation, title, format, file_name, state, rows_total, rows_written,
  quota_rows, quota_day, bytes::float8 as bytes, failure, created_at::float8 as created_at,
  beat_at::float8 as beat_at, finished_at::float8 as finished_at, expires_at::float8 as expires_at`

/** Adds a job unless its owner has one of that key. @returns whether it was added */
export async function insertExportJob(db: Db, job: ExportJobRow): Promise<boolean> {
  const added = await db
    .insertInto('export_job')
    .values(job)
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** A job of its owner, by its id or by the key of its wish. */
export async function readExportJob(
  db: Db,
  userId: string,
  by: { id: string } | { key: string },
): Promise<ExportJobRow | undefined> {
  const which = 'id' in by ? sql`id = ${by.id}` : sql`key = ${by.key}`
  const { rows } = await sql<ExportJobRow>`select ${COLUMNS} from export_job
    where user_id = ${userId} and ${which}`.execute(db)
  return rows[0]
}

/** Jobs of an owner, the newest first. */
export async function listExportJobs(db: Db, userId: string, limit: number): Promise<ExportJobRow[]> {
  const { rows } = await sql<ExportJobRow>`select ${COLUMNS} from export_job where user_id = ${userId}
    order by created_at desc, id limit ${limit}`.execute(db)
  return rows
}

/** How many jobs of an owner are not ended. */
export async function countOpenExports(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::float8 as n from export_job
    where user_id = ${userId} and state in ('queued', 'running')`.execute(db)
  return rows[0]?.n ?? 0
}

/** Says how far a job is. @returns false when it has been ended from elsewhere */
export async function noteProgress(db: Db, id: string, rowsWritten: number, now: number): Promise<boolean> {
  const { rows } =
    await sql`update export_job set state = 'running', rows_written = ${rowsWritten}, beat_at = ${now}
    where id = ${id} and state in ('queued', 'running') returning 1`.execute(db)
  return rows.length > 0
}

/** Says that jobs which wait are not forgotten. */
export async function noteAlive(db: Db, ids: readonly string[], now: number): Promise<void> {
  await sql`update export_job set beat_at = ${now}
    where id = any(${[...ids]}::uuid[]) and state in ('queued', 'running')`.execute(db)
}

interface End {
  id: string
  state: Ending
  /** Rows delivered: of what was drawn from the quota the rest is given back. 0 where there is no file. */
  rows: number
  now: number
  bytes?: number
  failure?: string
  expiresAt?: number
}

/**
 * Ends a job and gives back what it did not deliver, in one statement: anyone who ends it first, does.
 * @returns false when it had been ended before
 */
export async function endExportJob(db: Db, end: End): Promise<boolean> {
  const kept = sql`least(h.quota_rows, ${end.rows}::integer)`
  const delivered =
    end.state === 'finished'
      ? sql`, rows_total = ${end.rows}::integer, rows_written = ${end.rows}::integer`
      : sql``
  const { rows } = await sql<{ n: number }>`
    with held as (
      select user_id, id, account, quota_day, quota_rows from export_job
      where id = ${end.id} and state in ('queued', 'running') for update
    ), ended as (
      update export_job j set state = ${end.state}, quota_rows = ${kept}, finished_at = ${end.now}::bigint,
        bytes = ${end.bytes ?? null}::bigint, failure = ${end.failure ?? null},
        expires_at = ${end.expiresAt ?? null}::bigint ${delivered}
      from held h where j.user_id = h.user_id and j.id = h.id returning 1
    ), returned as (
      ${giveBackHeld('exportRows', kept)} and h.quota_rows > ${end.rows}::integer returning 1
    ) select count(*)::float8 as n from ended`.execute(db)
  return (rows[0]?.n ?? 0) > 0
}

/** Open jobs whose server has been silent since then. */
export async function deadExports(db: Db, since: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from export_job
    where state in ('queued', 'running') and beat_at < ${since}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes files out of reach whose time is over, and forgets jobs from before `forgetBefore`. */
export async function expireExports(db: Db, now: number, forgetBefore: number): Promise<void> {
  await sql`update export_job set state = 'expired' where state = 'finished' and expires_at <= ${now}`.execute(
    db,
  )
  await sql`delete from export_job where created_at < ${forgetBefore} and state not in ('queued', 'running')`.execute(
    db,
  )
}
