import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { storableText } from './error-text.ts'
import { DATABASE_CLOCK, type JobClock } from './job-clock.ts'
import type { JobWish } from './job-kind.ts'
import { LONGEST_LEASE_MS, leaseMs } from './lease.ts'

type Db = Kysely<Tables>

/** A claimed attempt: what a worker needs, and what proves that the job is still its own. */
export interface Claim {
  kind: string
  key: string
  payload: unknown
  attempt: number
  tries: number
}

/** An attempt that runs. */
type Attempt = Pick<Claim, 'kind' | 'key' | 'attempt'>

/** Attempts of the asking worker are not lost: it lives, however late its renewal is. */
const notOf = (own: readonly Attempt[]) =>
  own.length === 0
    ? sql``
    : sql`and (kind, key, attempt) not in (${sql.join(own.map((one) => sql`(${one.kind}, ${one.key}, ${one.attempt})`))})`

/** How an attempt ends; all but the first leave work behind. */
export type AttemptEnd =
  | { is: 'done' }
  | { is: 'failed'; error: string; pauseMs: number }
  /** The server stops: the attempt does not count. */
  | { is: 'given-back' }

/**
 * Requests a job. One that waits stays one row with the newer payload and the earlier time; one that runs is run again
 * afterwards; one that has ended starts again. Inside a transaction the request is part of it.
 */
export async function enqueueJob(
  db: Db,
  { kind, key, payload = {}, afterMs = 0, lane }: JobWish,
  { mostTries, clock = DATABASE_CLOCK }: { mostTries: number; clock?: JobClock },
): Promise<void> {
  await sql`insert into job as j (kind, key, lane, payload, state, run_at, most_tries, created_at)
    values (${kind}, ${key}, ${lane ?? null}, ${JSON.stringify(payload)}::jsonb, 'waiting', ${clock} + ${afterMs}::bigint, ${mostTries},
      ${clock})
    on conflict (kind, key) do update set payload = excluded.payload, lane = excluded.lane, most_tries = excluded.most_tries,
      again = j.state = 'running',
      state = case when j.state = 'running' then 'running' else 'waiting' end,
      run_at = case j.state when 'running' then j.run_at when 'waiting' then least(j.run_at, excluded.run_at)
        else excluded.run_at end,
      tries = case when j.state in ('waiting', 'running') then j.tries else 0 end,
      created_at = case when j.state in ('waiting', 'running') then j.created_at else excluded.created_at end,
      progress = case when j.state = 'running' then j.progress end,
      last_error = case when j.state in ('waiting', 'running') then j.last_error end,
      finished_at = null`.execute(db)
}

/**
 * Since when a job waits for its turn: after a lane was served, all its jobs queue up again behind what waited meanwhile.
 */
const waitingSince = (clock: JobClock) =>
  sql`greatest(run_at, (select least(o.started_at, ${clock}) from job o
    where o.kind = j.kind and o.lane = j.lane and o.started_at is not null order by o.started_at desc limit 1))`

/**
 * Takes the job whose turn is first among these kinds, if any. Two workers never take the same one. A lease that is
 * longer than possible was written with a wrong clock and is ignored.
 * @param onlyKey takes no other job of these kinds
 */
export async function claimJob(
  db: Db,
  kinds: readonly string[],
  {
    worker,
    own = [],
    onlyKey,
    clock = DATABASE_CLOCK,
  }: { worker: string; own?: readonly Attempt[]; onlyKey?: string | undefined; clock?: JobClock },
): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`with due as (
      select kind, key from job j
      where kind = any(${[...kinds]}::text[]) ${onlyKey === undefined ? sql`` : sql`and key = ${onlyKey}`}
        and ((state = 'waiting' and run_at <= ${clock})
          or (state = 'running' and tries < most_tries
            and (lease_until <= ${clock} or lease_until > ${clock} + ${LONGEST_LEASE_MS}::bigint) ${notOf(own)}))
      order by ${waitingSince(clock)}, run_at, kind, key limit 1 for update skip locked
    )
    update job j set state = 'running', attempt = j.attempt + 1, tries = j.tries + 1, again = false, worker = ${worker},
      lease_until = ${clock} + ${leaseMs()}::bigint, started_at = ${clock}, progress = null
    from due where j.kind = due.kind and j.key = due.key
    returning j.kind, j.key, j.payload, j.attempt, j.tries`.execute(db)
  return rows[0]
}

/**
 * Marks jobs as dead whose worker was lost in their last attempt; one that was requested meanwhile starts again.
 * @returns how many are dead
 */
export async function buryLostJobs(
  db: Db,
  clock: JobClock = DATABASE_CLOCK,
  own: readonly Attempt[] = [],
): Promise<number> {
  const { rows } = await sql<{ n: number }>`with lost as (
      update job set state = case when again then 'waiting' else 'dead' end, lease_until = null,
        finished_at = case when again then null else ${clock} end, run_at = ${clock},
        tries = case when again then 0 else tries end, again = false,
        last_error = '运行它的进程在最后一次尝试中途退出'
      where state = 'running' and tries >= most_tries
        and (lease_until <= ${clock} or lease_until > ${clock} + ${LONGEST_LEASE_MS}::bigint) ${notOf(own)}
      returning state
    ) select count(*) filter (where state = 'dead')::float8 as n from lost`.execute(db)
  return rows[0]?.n ?? 0
}

/** Keeps a job for its worker. @returns false when it is no longer its own */
export async function renewLease(
  db: Db,
  { kind, key, attempt }: Claim,
  clock: JobClock = DATABASE_CLOCK,
): Promise<boolean> {
  const { rows } = await sql`update job set lease_until = ${clock} + ${leaseMs()}::bigint
    where kind = ${kind} and key = ${key} and attempt = ${attempt} and state = 'running' returning 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Notes how far an attempt is. */
export async function noteJobProgress(db: Db, { kind, key, attempt }: Claim, text: string): Promise<void> {
  await sql`update job set progress = ${storableText(text, 200)}
    where kind = ${kind} and key = ${key} and attempt = ${attempt} and state = 'running'`.execute(db)
}

/**
 * Writes the end of an attempt, unless another worker has the job now. The last failure makes the job
 * dead; a job that was requested meanwhile waits again.
 * @returns the state it is in now; null when the attempt was no longer its own
 */
export async function endAttempt(
  db: Db,
  { kind, key, attempt }: Claim,
  end: AttemptEnd,
  clock: JobClock = DATABASE_CLOCK,
): Promise<'waiting' | 'done' | 'dead' | null> {
  const failed = end.is === 'failed'
  const { rows } = await sql<{ state: 'waiting' | 'done' | 'dead' }>`update job set lease_until = null,
      state = case when again or ${end.is === 'given-back'} or (${failed} and tries < most_tries) then 'waiting'
        when ${failed} then 'dead' else 'done' end,
      finished_at = case when again or ${end.is === 'given-back'} or (${failed} and tries < most_tries) then null
        else ${clock} end,
      tries = case when ${end.is === 'given-back'} then greatest(tries - 1, 0)
        when ${end.is === 'done'} or (again and tries >= most_tries) then 0 else tries end,
      run_at = case when ${failed} then ${clock} + ${failed ? end.pauseMs : 0}::bigint else ${clock} end,
      again = false,
      last_error = case when ${failed} then ${failed ? end.error : null}
        when ${end.is === 'done'} then null else last_error end
    where kind = ${kind} and key = ${key} and attempt = ${attempt} and state = 'running'
    returning state`.execute(db)
  return rows[0]?.state ?? null
}

/** The embedded engine has one process: whatever runs when it opens belonged to a dead one. */
export async function releaseLeases(db: Db): Promise<void> {
  await sql`update job set lease_until = 0 where state = 'running'`.execute(db)
}
