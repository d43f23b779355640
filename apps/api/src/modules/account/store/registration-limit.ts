import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import { homeOf } from '#platform/network.ts'
import { throttleKey } from './sign-in-throttle.ts'

/** Accounts that may be opened from one address in 24 hours: an office shares one, a machine that opens them does not stop. */
export const REGISTRATIONS_A_DAY = 30

/**
 * Counts a registration before anything is told about its number, in one statement, in the database: a restart forgets
 * nothing. One that fails counts too, since it may be a number that is tried out.
 * @returns gives it back, for a registration that was not judged
 * @throws {Failure} `registrations_used`
 */
export async function takeRegistration(db: Database, ip: string, most: number): Promise<() => Promise<void>> {
  const key = throttleKey('register', homeOf(ip))
  // A beginning well in the future comes from a clock that was put back: it must not shut the address out until then.
  const over = sql`(r.window_start <= now() - interval '1 day' or r.window_start > now() + interval '1 hour')`
  const { rows } = await sql<{ tries: number }>`
    insert into registration_try as r (network_key, window_start, tries) values (${key}, now(), 1)
    on conflict (network_key) do update set
      window_start = case when ${over} then now() else r.window_start end,
      tries = case when ${over} then 1 else r.tries + 1 end
    where ${over} or r.tries < ${most}
    returning r.tries`.execute(db.kysely)
  if (rows.length === 0) throw await usedUp(db, key)
  return async () => {
    await sql`update registration_try set tries = tries - 1 where network_key = ${key} and tries > 0`.execute(
      db.kysely,
    )
  }
}

/** Forgets windows that are over. */
export async function forgetRegistrations(db: Database): Promise<void> {
  await sql`delete from registration_try where window_start < now() - interval '1 day'`.execute(db.kysely)
}

async function usedUp(db: Database, key: string): Promise<Failure> {
  const { rows } = await sql<{ ms: number }>`
    select ceil(extract(epoch from window_start + interval '1 day' - now()) * 1000)::int as ms
    from registration_try where network_key = ${key}`.execute(db.kysely)
  const retryAfterMs = Math.max(1, rows[0]?.ms ?? 1)
  const hours = Math.ceil(retryAfterMs / 3_600_000)
  return new Failure(
    'registrations_used',
    `您的网络今天注册的账号过多，请 ${hours} 小时后再试，或联系客服开通账号`,
    { retryAfterMs },
  )
}
