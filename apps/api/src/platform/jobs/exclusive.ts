import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { DATABASE_CLOCK, type JobClock } from './job-clock.ts'
import { LEASE_MS } from './job-rows.ts'

/** How often the lease of another process is checked. */
const ASK_MS = 250
/** Distinguishes leases of this process from those of others. */
const PROCESS = randomUUID()

interface Options {
  clock?: JobClock
  renewMs?: number
  askMs?: number
}

/**
 * Runs `work` while no other of that name runs, in this process or another: summaries that two write at once would
 * fail on each other's rows. Waits for its turn without a limit. A holder that died is replaced when its lease has run
 * out; on the embedded engine, which has one process, at once. Work must not request its own name again.
 */
export async function withExclusive<T>(
  db: Database,
  name: string,
  work: () => Promise<T>,
  { clock = DATABASE_CLOCK, renewMs = LEASE_MS / 3, askMs = ASK_MS }: Options = {},
): Promise<T> {
  const holder = `${PROCESS}/${randomUUID()}`
  while (!(await take(db, name, holder, clock))) await sleep(askMs)
  const timer = setInterval(() => {
    // A failed renewal is repeated by the next one.
    void renew(db, name, holder, clock).catch(() => undefined)
  }, renewMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await sql`delete from exclusive_lease where name = ${name} and holder = ${holder}`.execute(db.kysely)
  }
}

async function take(db: Database, name: string, holder: string, clock: JobClock): Promise<boolean> {
  const ofDead = db.engine === 'embedded' ? sql`or l.holder not like ${`${PROCESS}/%`}` : sql``
  const { rows } = await sql`insert into exclusive_lease as l (name, holder, lease_until)
    values (${name}, ${holder}, ${clock} + ${LEASE_MS}::bigint)
    on conflict (name) do update set holder = excluded.holder, lease_until = excluded.lease_until
      where l.lease_until <= ${clock} or l.lease_until > ${clock} + ${2 * LEASE_MS}::bigint ${ofDead}
    returning 1`.execute(db.kysely)
  return rows.length > 0
}

async function renew(db: Database, name: string, holder: string, clock: JobClock): Promise<void> {
  await sql`update exclusive_lease set lease_until = ${clock} + ${LEASE_MS}::bigint
    where name = ${name} and holder = ${holder}`.execute(db.kysely)
}
