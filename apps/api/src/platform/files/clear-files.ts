import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { DATABASE_CLOCK } from '../jobs/job-clock.ts'
import type { FileStore } from './file-store.ts'
import { type FileTables, storeName } from './file-tables.ts'

/** Files whose bytes are deleted before others have their turn. */
const CLEAR_AT_ONCE = 100
/** Removals that may fail before a clearing ends: a store that is away takes its time to fail each. */
const MOST_FAILED = 5

type DueFile = Pick<FileTables['file'], 'account' | 'id' | 'purpose'>

/**
 * Removes files whose time is over, bytes first: what is interrupted goes on the next time. One that cannot be removed
 * is the last of the next time.
 * @returns how many
 * @throws the first error of a removal, after the others
 */
export async function clearFiles(
  { kysely }: Database,
  store: FileStore,
  signal?: AbortSignal,
): Promise<number> {
  const errors: unknown[] = []
  for (let cleared = 0; ; ) {
    const due = await takeDue(kysely)
    for (const file of due) {
      signal?.throwIfAborted()
      const error = await remove(kysely, store, file)
      if (error !== undefined) errors.push(error)
      if (errors.length >= MOST_FAILED) throw errors[0]
    }
    cleared += due.length
    if (due.length >= CLEAR_AT_ONCE) continue
    if (errors.length > 0) throw errors[0]
    return cleared
  }
}

/** Removes these files, if they are in one of these states; of those that the store does not remove the time is over. */
export async function discardFiles(
  { kysely }: Database,
  store: FileStore,
  {
    account,
    ids,
    states,
  }: { account: string; ids: readonly string[]; states: readonly FileTables['file']['state'][] },
): Promise<void> {
  const { rows } = await sql<DueFile>`update file set state = 'removing', expires_at = ${DATABASE_CLOCK}
    where account = ${account} and id = any(${[...ids]}::uuid[]) and state = any(${[...states]}::text[])
    returning account, id, purpose`.execute(kysely)
  for (const file of rows) await remove(kysely, store, file)
}

/** @returns why the store did not remove it; it is behind all others that are due then */
async function remove(db: Kysely<Tables>, store: FileStore, file: DueFile): Promise<unknown> {
  const { account, id } = file
  try {
    await store.delete(storeName(file))
  } catch (error) {
    await sql`update file set expires_at = ${DATABASE_CLOCK} where account = ${account} and id = ${id}`.execute(
      db,
    )
    return error
  }
  await sql`delete from file where account = ${account} and id = ${id}`.execute(db)
  return undefined
}

/** From this moment nobody confirms or reads them. */
async function takeDue(db: Kysely<Tables>): Promise<DueFile[]> {
  const { rows } = await sql<DueFile>`
    update file f set state = 'removing' from (
      select account, id from file where expires_at <= ${DATABASE_CLOCK} order by expires_at limit ${CLEAR_AT_ONCE}
    ) due where f.account = due.account and f.id = due.id and f.expires_at is not null
    returning f.account, f.id, f.purpose`.execute(db)
  return rows
}
