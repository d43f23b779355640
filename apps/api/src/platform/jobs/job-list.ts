import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { DATABASE_CLOCK, type JobClock } from './job-clock.ts'
import type { JobTables } from './job-tables.ts'

type Db = Kysely<Tables>
export type JobRow = Selectable<JobTables['job']>
type JobId = Pick<JobRow, 'kind' | 'key'>

/** What asks for somebody comes first, then what runs and waits, then what has ended, the newest first. */
const ORDER = sql`array_position(array['dead', 'running', 'waiting', 'cancelled', 'done'], state),
  coalesce(finished_at, run_at) desc, kind, key`

/** One page of all jobs, and how they are in all. */
export async function listJobs(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
  clock: JobClock = DATABASE_CLOCK,
): Promise<{ rows: JobRow[]; count: number; dead: number; oldestDueMs: number | null }> {
  const { rows } =
    await sql<JobRow>`select * from job order by ${ORDER} limit ${limit} offset ${offset}`.execute(db)
  const sums = await sql<{
    count: number
    dead: number
    oldest: number | null
  }>`select count(*)::float8 as count,
      count(*) filter (where state = 'dead')::float8 as dead,
      max(${clock} - run_at) filter (where state = 'waiting' and run_at <= ${clock})::float8 as oldest
    from job`.execute(db)
  const { count = 0, dead = 0, oldest = null } = sums.rows[0] ?? {}
  return { rows, count, dead, oldestDueMs: oldest }
}

/** Schedules by their next time. */
export async function listSchedules(db: Db): Promise<Selectable<JobTables['schedule']>[]> {
  return await db.selectFrom('schedule').selectAll().orderBy('next_at').orderBy('name').execute()
}

/** These jobs, as far as they are there. */
export async function readJobs(db: Db, ids: readonly JobId[]): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`select j.* from job j
    join unnest(${ids.map(({ kind }) => kind)}::text[], ${ids.map(({ key }) => key)}::text[]) as w (kind, key)
      on w.kind = j.kind and w.key = j.key`.execute(db)
  return rows
}

/** Whether a job waits or runs, so that its work is still to come. */
export async function isJobOpen(db: Db, { kind, key }: JobId): Promise<boolean> {
  const { rows } = await sql`select 1 from job
    where kind = ${kind} and key = ${key} and state in ('waiting', 'running')`.execute(db)
  return rows.length > 0
}

/** The same for any job of a kind whose key begins with this word. */
export async function isAnyJobOpen(db: Db, kind: string, word: string): Promise<boolean> {
  const { rows } = await sql`select 1 from job
    where kind = ${kind} and split_part(key, ' ', 1) = ${word} and state in ('waiting', 'running') limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Runs a job now, with all its tries; one that runs continues. @returns false without such a job, or while it runs */
export async function retryJob(
  db: Db,
  { kind, key }: JobId,
  clock: JobClock = DATABASE_CLOCK,
): Promise<boolean> {
  const { rows } =
    await sql`update job set state = 'waiting', tries = 0, run_at = ${clock}, finished_at = null
    where kind = ${kind} and key = ${key} and state <> 'running' returning 1`.execute(db)
  return rows.length > 0
}

/** Gives a job up. An attempt in progress stops at its next renewal. @returns false when there is nothing to give up */
export async function giveUpJob(
  db: Db,
  { kind, key }: JobId,
  clock: JobClock = DATABASE_CLOCK,
): Promise<boolean> {
  const { rows } =
    await sql`update job set state = 'cancelled', again = false, lease_until = null, finished_at = ${clock}
    where kind = ${kind} and key = ${key} and state in ('waiting', 'running', 'dead') returning 1`.execute(db)
  return rows.length > 0
}
