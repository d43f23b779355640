import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import { homeOf } from '#platform/network.ts'

interface Limit {
  most: number
  windowS: number
}

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

/** What one recipient may be sent: nobody's telephone rings all day because a stranger types its number. */
const RECIPIENT_LIMITS: readonly Limit[] = [
  { most: 1, windowS: MINUTE },
  { most: 5, windowS: HOUR },
  { most: 10, windowS: DAY },
]

/** What one network may ask for: an office shares an address, a machine that tries numbers does not get far. */
const NETWORK_LIMITS: readonly Limit[] = [
  { most: 20, windowS: HOUR },
  { most: 60, windowS: DAY },
]

interface Asking {
  recipient: string
  ip: string
  /** Limits of a network are this many times as high. */
  factor: number
}

/**
 * Counts a message before it is known whether anybody gets it, inside the transaction that asks for it: a refusal
 * counts nothing. The order of the keys is always the same, so that no two transactions wait for each other.
 * @throws {Failure} `codes_used`
 */
export async function takeMessage(trx: Kysely<Tables>, { recipient, ip, factor }: Asking): Promise<void> {
  for (const limit of RECIPIENT_LIMITS) await take(trx, `to\n${recipient}`, limit)
  for (const { most, windowS } of NETWORK_LIMITS)
    await take(trx, `from\n${homeOf(ip)}`, { most: Math.ceil(most * factor), windowS })
}

async function take(trx: Kysely<Tables>, about: string, { most, windowS }: Limit): Promise<void> {
  const key = createHash('sha256').update(`${windowS}\n${about}`).digest('hex')
  const end = sql`r.window_start + r.window_s * interval '1 second'`
  // A beginning in the future comes from a clock that was put back, and holds nobody up.
  const over = sql`(${end} <= now() or r.window_start > now() + interval '1 minute')`
  const { rows } = await sql<{ used: number; ms: number }>`
    insert into message_rate as r (rate_key, window_start, window_s, used) values (${key}, now(), ${windowS}, 1)
    on conflict (rate_key) do update set
      window_start = case when ${over} then now() else r.window_start end,
      used = case when ${over} then 1 else r.used + 1 end
    returning r.used, ceil(extract(epoch from ${end} - now()) * 1000)::float8 as ms`.execute(trx)
  const { used = 1, ms = 0 } = rows[0] ?? {}
  if (used <= most) return
  const retryAfterMs = Math.max(1, ms)
  const wait =
    retryAfterMs <= MINUTE * 1000
      ? `${Math.ceil(retryAfterMs / 1000)} 秒`
      : `${Math.ceil(retryAfterMs / 60_000)} 分钟`
  throw new Failure('codes_used', `验证码发送得太频繁，请 ${wait}后再试`, { retryAfterMs })
}

/** Forgets windows that are over. */
export async function forgetMessageRates(kysely: Kysely<Tables>): Promise<void> {
  await sql`delete from message_rate where window_start + window_s * interval '1 second' < now()`.execute(
    kysely,
  )
}
