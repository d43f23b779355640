import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

export interface Opening {
  /** Main account, which its sub-accounts share. */
  account: string
  /** Days since 1970-01-01 by the clock of Beijing. */
  day: number
  /** Different rows that the account may open on that day. */
  limit: number
}

/**
 * What stays closed while the database takes no writes, so that nothing can be drawn: reading goes on, and each call
 * opens no more than what the day had left before. Written down is nothing of it.
 */
export async function beyondRight(
  { kysely }: Pick<Database, 'kysely'>,
  subjects: readonly string[],
  { account, day, limit }: Opening,
  mode: 'all' | 'some',
): Promise<ReadonlySet<string>> {
  const opened = await sql<{ subject: string }>`select subject::text as subject from market_row_opened
    where day = ${day} and account = ${account} and subject = any(${subjects}::bigint[])`.execute(kysely)
  const quota = await sql<{ used: number }>`select used::float8 as used from quota_use
    where user_id = ${account} and feature = 'marketRows' and day = ${day}`.execute(kysely)
  const known = new Set(opened.rows.map(({ subject }) => subject))
  const fresh = [...new Set(subjects)].filter((subject) => !known.has(subject))
  const left = Math.max(0, limit - (quota.rows[0]?.used ?? 0))
  if (fresh.length <= left) return new Set()
  return new Set(mode === 'all' ? fresh : fresh.slice(left))
}
