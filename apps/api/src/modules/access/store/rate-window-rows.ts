import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { SharedCount, Window } from '#platform/call-window.ts'
import type { Database } from '#platform/database/database.ts'
import { deleteOld } from '#platform/database/delete-old.ts'
import { ignoreUnwritable } from '#platform/database/unwritable.ts'

/** Never longer than the window: a statement that waited for another sees an end counted from a later moment than its own. */
const leftMs = (perMs: number) =>
  sql`greatest(1, least(${perMs}::float8, extract(epoch from until - now()) * 1000))::float8 as "resetMs"`
/**
 * An end that is later than a window is long, and by more than statements wait for each other, comes from a clock of the
 * database that was put back, and holds nobody up.
 */
const SLACK = sql`interval '1 minute'`
const digestOf = (key: string) => createHash('sha256').update(key).digest('base64')

/**
 * Counts a call for all servers together, by the clock of the database, in one statement.
 * @returns undefined while the database takes no writes: each server then counts alone
 */
export async function takeShared(db: Database, { key, rate }: Window): Promise<SharedCount | undefined> {
  if (await db.isReadOnly()) return undefined
  const digest = digestOf(key)
  try {
    return (await counted(db, digest, rate)) ?? (await full(db, digest, rate))
  } catch (error) {
    ignoreUnwritable(error)
    return undefined
  }
}

async function counted(
  { kysely }: Database,
  digest: string,
  { calls, perMs }: Window['rate'],
): Promise<SharedCount | undefined> {
  const length = sql`make_interval(secs => ${perMs / 1000}::float8)`
  const over = sql`(w.until <= now() or w.until > now() + ${length} + ${SLACK})`
  const { rows } = await sql<SharedCount>`
    insert into rate_window as w (key, until, calls)
    values (${digest}, now() + ${length}, 1)
    on conflict (key) do update set
      until = case when ${over} then excluded.until else w.until end,
      calls = case when ${over} then 1 else w.calls + 1 end
    where ${over} or w.calls < ${calls}
    returning calls, ${leftMs(perMs)}, false as "isFull"`.execute(kysely)
  return rows[0]
}

/** A statement of its own: the one before does not see a row that another server wrote while it ran. */
async function full(
  { kysely }: Database,
  digest: string,
  { perMs }: Window['rate'],
): Promise<SharedCount | undefined> {
  const { rows } = await sql<SharedCount>`select calls, ${leftMs(perMs)}, true as "isFull" from rate_window
    where key = ${digest}`.execute(kysely)
  return rows[0]
}

/** Gives a call back to the window that it was counted in, unless that is over. */
export async function giveBackShared({ kysely }: Database, { key }: Window): Promise<void> {
  await sql`update rate_window set calls = calls - 1
    where key = ${digestOf(key)} and calls > 0 and until > now()`
    .execute(kysely)
    .catch(ignoreUnwritable)
}

/** Forgets windows that are over. */
export async function forgetRateWindows(db: Database): Promise<void> {
  await deleteOld(db, 'rate_window', sql`until <= now()`)
}
