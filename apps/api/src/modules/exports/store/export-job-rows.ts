import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { giveBackHeld } from '#modules/access'

import type { Tables } from '#platform/database/tables.ts'
import type { ExportTables } from './exports-tables.ts'

/** A stored export; times are epoch milliseconds. */
export type ExportJobRow = Omit<
  Selectable<ExportTables['export_job']>,
  'request' | 'rights' | 'attempt' | 'parts'
>
/** An export as a worker holds it: what it writes counts as long as no later attempt has taken it. */
export interface HeldExport {
  user_id: string
  id: string
  attempt: number
}
type Db = Kysely<Tables> | Transaction<Tables>

/** The kind of job that writes exports; its key is the id of the export. */
export const EXPORT_KIND = 'export'
/** Attempts that fail before the export does. */
export const EXPORT_TRIES = 5
/** How a job ends. */
type Ending = 'finished' | 'cancelled' | 'failed'
/**
 * Servers of before give up what has not been touched for long. An export that is a job has no such sign of life: its
 * lease tells whether its worker lives.
 */
const NEVER_SILENT = 9e15

const COLUMNS = sql`user_id, id, key, account, operation, title, format, file_name, state, rows_total, rows_written,
  quota_rows, quota_day, bytes::float8 as bytes, failure, created_at::float8 as created_at,
  beat_at::float8 as beat_at, finished_at::float8 as finished_at, expires_at::float8 as expires_at, file`

/** What an export is asked for, and with which rights. */
interface Order {
  request: object
  rights: object
}

/** Adds an export unless its owner has one of that key. @returns whether it was added */
export async function insertExportJob(
  db: Db,
  job: Omit<ExportJobRow, 'beat_at'>,
  { request, rights }: Order,
): Promise<boolean> {
  const row: Insertable<Tables['export_job']> = {
    ...{ ...job, beat_at: NEVER_SILENT, attempt: 0, parts: null },
    ...{ request: JSON.stringify(request), rights: JSON.stringify(rights) },
  }
  const added = await db
    .insertInto('export_job')
    .values(row)
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

/** Who begins an export takes turns until their transaction ends: none counts beside another that adds one. */
export async function holdOpenExports(trx: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`export_job ${userId}`}, 0))`.execute(trx)
}

/** How many jobs of an owner are not ended. */
export async function countOpenExports(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::float8 as n from export_job
    where user_id = ${userId} and state in ('queued', 'running')`.execute(db)
  return rows[0]?.n ?? 0
}

/** An export with what its worker needs beside the row that its owner sees. */
export type OpenExport = ExportJobRow &
  HeldExport & { request: unknown; rights: unknown; parts: number | null }

/**
 * Takes an export for an attempt. What an earlier attempt still does is lost from here on.
 * @returns undefined for one that has ended, or that a later attempt has
 */
export async function takeExport(db: Db, held: HeldExport): Promise<OpenExport | undefined> {
  const { rows } = await sql<OpenExport>`update export_job set state = 'running', attempt = ${held.attempt}
    where user_id = ${held.user_id} and id = ${held.id} and attempt <= ${held.attempt}
      and state in ('queued', 'running') and request is not null
    returning ${COLUMNS}, request, rights, attempt, parts`.execute(db)
  return rows[0]
}

/** The condition under which an attempt may still write. */
const isHeld = ({ user_id, id, attempt }: HeldExport) =>
  sql`user_id = ${user_id} and id = ${id} and attempt = ${attempt} and state = 'running'`

/** Says how far an export is. @returns false when it was ended, or belongs to another attempt */
export async function noteProgress(db: Db, held: HeldExport, rowsWritten: number): Promise<boolean> {
  const { rows } = await sql`update export_job set rows_written = ${rowsWritten}
    where ${isHeld(held)} returning 1`.execute(db)
  return rows.length > 0
}

/**
 * Holds an export to the end of a transaction, in which its parts may be written.
 * @param parts how many there are, once that is known
 * @returns false when it was ended, or belongs to another attempt
 */
export async function holdExport(
  trx: Transaction<Tables>,
  held: HeldExport,
  { parts, rowsWritten }: { parts: number | null; rowsWritten: number },
): Promise<boolean> {
  const { rows } =
    await sql`update export_job set parts = ${parts}::integer, rows_written = ${rowsWritten}::integer
    where ${isHeld(held)} returning 1`.execute(trx)
  return rows.length > 0
}

interface End {
  id: string
  /** Ends it only for this attempt. */
  attempt?: number
  state: Ending
  /** Rows delivered: of what was drawn from the quota the rest is given back. 0 where there is no file. */
  rows: number
  now: number
  bytes?: number
  file?: string
  failure?: string
  expiresAt?: number
}

/**
 * Ends a job and gives back what it did not deliver, in one statement: anyone who ends it first, does. Then its parts are
 * forgotten, by a statement of their own: the first has not seen a part whose commit it waited for.
 * @returns false when it had been ended before
 */
export async function endExportJob(db: Db, end: End): Promise<boolean> {
  const kept = sql`least(h.quota_rows, ${end.rows}::integer)`
  const delivered =
    end.state === 'finished'
      ? sql`, rows_total = ${end.rows}::integer, rows_written = ${end.rows}::integer`
      : sql``
  const ofAttempt = end.attempt === undefined ? sql`` : sql`and attempt = ${end.attempt}`
  const { rows } = await sql<{ user_id: string }>`
    with held as (
      select user_id, id, account, quota_day, quota_rows from export_job
      where id = ${end.id} and state in ('queued', 'running') ${ofAttempt} for update
    ), ended as (
      update export_job j set state = ${end.state}, quota_rows = ${kept}, finished_at = ${end.now}::bigint,
        bytes = ${end.bytes ?? null}::bigint, file = ${end.file ?? null}::uuid, failure = ${end.failure ?? null},
        expires_at = ${end.expiresAt ?? null}::bigint ${delivered}
      from held h where j.user_id = h.user_id and j.id = h.id returning j.user_id
    ), returned as (
      ${giveBackHeld('exportRows', kept)} and h.quota_rows > ${end.rows}::integer returning 1
    ) select user_id from ended`.execute(db)
  const [ended] = rows
  if (!ended) return false
  await sql`delete from export_part where user_id = ${ended.user_id} and export_id = ${end.id}`.execute(db)
  return true
}

/**
 * Open exports that nobody will write: their job is dead, given up or gone; or their server, one of before, has been
 * silent since then.
 */
export async function lostExports(db: Db, silentSince: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select e.id from export_job e
    where e.state in ('queued', 'running') and (e.beat_at < ${silentSince} or e.request is not null and not exists (
      select 1 from job j where j.kind = ${EXPORT_KIND} and j.key = e.id::text and j.state in ('waiting', 'running')
    ))`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes files out of reach whose time is over, and forgets exports from before `forgetBefore`. */
export async function expireExports(db: Db, now: number, forgetBefore: number): Promise<void> {
  await sql`update export_job set state = 'expired' where state = 'finished' and expires_at <= ${now}`.execute(
    db,
  )
  await sql`delete from export_job where created_at < ${forgetBefore} and state not in ('queued', 'running')`.execute(
    db,
  )
}
