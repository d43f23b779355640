import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/** Rows of one statement: others have their turn in between. */
const BATCH = 2_000

/**
 * Deletes the rows of a table for which the condition holds, some at a time. Safe to repeat and to stop at any moment.
 * @returns how many
 */
export async function deleteOld(db: Database, table: string, old: RawBuilder<unknown>): Promise<number> {
  const name = sql.table(table)
  let deleted = 0
  for (;;) {
    const { rows } = await sql<{ n: number }>`with gone as (
        delete from ${name} where ctid = any(array(select ctid from ${name} where ${old} limit ${BATCH})) returning 1
      ) select count(*)::float8 as n from gone`.execute(db.kysely)
    const n = rows[0]?.n ?? 0
    deleted += n
    if (n < BATCH) return deleted
  }
}
