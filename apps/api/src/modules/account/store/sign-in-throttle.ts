import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'

/**
 * Tries before waiting begins; the wait doubles from 5 s up to a quarter of an hour, and an hour of quiet forgets them.
 * That is 15 tries in any hour, and with those from the address of the last sign-in, which are counted apart, 30.
 */
const FREE_TRIES = 5
const FIRST_WAIT_S = 5
const MOST_WAIT_S = 900

/** The name is a digest, so that the table holds no list of numbers that were tried. */
export function throttleKey(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}

/**
 * Counts a try before it is judged, in one statement, so that tries at the same moment are all counted.
 * Throws `try_later` while the account has to wait. A stranger can slow an account down but never lock it. The clock is that
 * of the database, since waits outlive a restart; one that ends later than any wait can comes from a clock that was put
 * back, and holds nobody up.
 */
export async function takeTry(db: Database, key: string): Promise<void> {
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_throttle as t (account_key, window_start, failures, blocked_until)
    values (${key}, now(), 1, now())
    on conflict (account_key) do update set
      window_start = case when t.blocked_until < now() - interval '1 hour' then now() else t.window_start end,
      failures = case when t.blocked_until < now() - interval '1 hour' then 1 else t.failures + 1 end,
      blocked_until = case
        when t.blocked_until < now() - interval '1 hour' or t.failures + 1 < ${FREE_TRIES} then now()
        else now() + least(${MOST_WAIT_S}::float8, ${FIRST_WAIT_S}::float8 * power(2::float8, least(t.failures + 1 - ${FREE_TRIES}, 10)))
          * interval '1 second' end
    where t.blocked_until <= now() or t.blocked_until > now() + interval '1 hour'
    returning t.failures`.execute(db.kysely)
  if (rows.length > 0) return
  const waiting = await sql<{ ms: number }>`
    select ceil(extract(epoch from blocked_until - now()) * 1000)::int as ms from sign_in_throttle where account_key = ${key}`.execute(
    db.kysely,
  )
  const retryAfterMs = Math.max(1, waiting.rows[0]?.ms ?? 1)
  throw new Failure('try_later', `尝试次数过多，请 ${Math.ceil(retryAfterMs / 1000)} 秒后再试`, {
    retryAfterMs,
  })
}

/** Takes a try back that was not judged, together with the wait that it began. */
export async function giveTryBack(db: Database, key: string): Promise<void> {
  await sql`update sign_in_throttle set failures = failures - 1, blocked_until = now()
    where account_key = ${key} and failures > 0`.execute(db.kysely)
}

/** Forgets the tries of an account after it was entered, and old rows of everybody. */
export async function clearTries(db: Database, key: string): Promise<void> {
  await sql`delete from sign_in_throttle
    where account_key = ${key} or (window_start < now() - interval '1 day' and blocked_until < now() - interval '1 day')`.execute(
    db.kysely,
  )
}
