import { DAY_MS } from '@haixuan/rules'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'

/** How long what a person took away can be brought back, milliseconds. */
export const KEPT_MS = DAY_MS

const TABLES = ['favourite', 'listing'] as const
type OwnTable = (typeof TABLES)[number]

export interface Removal {
  isRemoved: boolean
  /** Epoch milliseconds. */
  now: number
}

/**
 * Takes rows of a person away, or brings back those that were taken away less than a day ago.
 * @param key condition that holds for the rows of that user's favourites or warehouse alone
 * @returns how many changed
 */
export async function setTakenAway(
  db: Kysely<Tables>,
  table: OwnTable,
  key: RawBuilder<unknown>,
  ids: readonly string[],
  { isRemoved, now }: Removal,
): Promise<number> {
  const change = isRemoved
    ? sql`set removed_at = ${now}::bigint where removed_at is null`
    : sql`set removed_at = null where removed_at > ${now - KEPT_MS}::bigint`
  const { rows } = await sql<{ n: number }>`with changed as (update ${sql.table(table)} ${change}
      and ${key} and external_id = any(${[...ids]}::text[]) returning 1)
    select count(*)::float8 as n from changed`.execute(db)
  return rows[0]?.n ?? 0
}

/** Forgets what anybody took away more than a day ago. Part of the daily job. */
export async function forgetTakenAway({ kysely }: Database, now: number): Promise<void> {
  for (const table of TABLES)
    await sql`delete from ${sql.table(table)} where removed_at <= ${now - KEPT_MS}::bigint`.execute(kysely)
}
