import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { fencedDatabase } from './fenced-database.ts'
import { DATABASE_CLOCK, type JobClock } from './job-clock.ts'
import { LeaseLostError, LONGEST_LEASE_MS, leaseMs } from './lease.ts'

/** How often the lease of another process is checked. */
const ASK_MS = 250
/** Distinguishes leases of this process from those of others. */
const PROCESS = randomUUID()

interface Options {
  clock?: JobClock
  renewMs?: number
  askMs?: number
}

/** Who holds a name. */
interface Holding {
  name: string
  holder: string
  clock: JobClock
}

/**
 * Runs `work` while no other of that name runs, in this process or another: summaries that two write at once would
 * fail on each other's rows. Waits for its turn without a limit. A holder that died is replaced when its lease has run
 * out; on the embedded engine, which has one process, at once. Work must not request its own name again.
 *
 * A holder that lives may be late with its renewals and lose the lease. Work therefore uses the database that it gets: its
 * transactions are not committed after a loss, and no statement begins once the loss is known.
 * @param work gets the database to use, and a signal of the loss for what it computes between two statements
 * @throws {LeaseLostError} when another process has taken over
 */
export async function withExclusive<T>(
  db: Database,
  name: string,
  work: (held: Database, lost: AbortSignal) => Promise<T>,
  { clock = DATABASE_CLOCK, renewMs = leaseMs() / 3, askMs = ASK_MS }: Options = {},
): Promise<T> {
  const holding: Holding = { name, holder: `${PROCESS}/${randomUUID()}`, clock }
  while (!(await take(db, holding))) await sleep(askMs)
  const loss = new AbortController()
  const lose = () => {
    const error = new LeaseLostError(
      `Another process has taken over "${name}": the lease of this one ran out.`,
    )
    if (!loss.signal.aborted) loss.abort(error)
    return error
  }
  const stopRenewals = renewEach(renewMs, async () => {
    if (!(await renew(db, holding))) lose()
  })
  const check = async (trx: Kysely<Tables>) => {
    if (!(await holds(trx, holding))) throw lose()
  }
  try {
    return await work(fencedDatabase(db, { signal: loss.signal, check }), loss.signal)
  } finally {
    stopRenewals()
    await sql`delete from exclusive_lease where name = ${name} and holder = ${holding.holder}`.execute(
      db.kysely,
    )
  }
}

/** One renewal at a time: those of a database that does not answer must not take all of its connections. */
function renewEach(ms: number, renewal: () => Promise<void>): () => void {
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    // One that failed is repeated by the next.
    renewal()
      .catch(() => undefined)
      .finally(() => {
        isRunning = false
      })
  }, ms)
  return () => clearInterval(timer)
}

async function take(db: Database, { name, holder, clock }: Holding): Promise<boolean> {
  const ofDead = db.engine === 'embedded' ? sql`or l.holder not like ${`${PROCESS}/%`}` : sql``
  const { rows } = await sql`insert into exclusive_lease as l (name, holder, lease_until)
    values (${name}, ${holder}, ${clock} + ${leaseMs()}::bigint)
    on conflict (name) do update set holder = excluded.holder, lease_until = excluded.lease_until
      where l.lease_until <= ${clock} or l.lease_until > ${clock} + ${LONGEST_LEASE_MS}::bigint ${ofDead}
    returning 1`.execute(db.kysely)
  return rows.length > 0
}

/** @returns false when another has it now */
async function renew(db: Database, { name, holder, clock }: Holding): Promise<boolean> {
  const { rows } = await sql`update exclusive_lease set lease_until = ${clock} + ${leaseMs()}::bigint
    where name = ${name} and holder = ${holder} returning 1`.execute(db.kysely)
  return rows.length > 0
}

/** Whether it is still of this holder; nobody takes it over before the transaction ends. */
async function holds(trx: Kysely<Tables>, { name, holder }: Holding): Promise<boolean> {
  const { rows } =
    await sql`select 1 from exclusive_lease where name = ${name} and holder = ${holder} for share`.execute(
      trx,
    )
  return rows.length > 0
}
