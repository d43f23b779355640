import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

/** Servers of earlier releases cannot read labels whose pictures are files. */
const FIRST_RELEASE = '{0,2,0}'

/**
 * Whether pictures of labels become files: only when no older server can run beside this one
 * (migrations/0220-label-pictures.sql).
 */
export async function takesPictures({ engine, kysely }: Database): Promise<boolean> {
  // The embedded engine has one process.
  if (engine === 'embedded') return true
  const { rows } = await sql<{ takes: boolean }>`select coalesce(bool_or(takes_pictures), false) or exists (
      select 1 from schema_migration
      where min_version ~ '^[0-9]+[.][0-9]+[.][0-9]+$'
        and string_to_array(min_version, '.')::int[] >= ${FIRST_RELEASE}::int[]
    ) as takes from label_total`.execute(kysely)
  return rows[0]?.takes ?? false
}
