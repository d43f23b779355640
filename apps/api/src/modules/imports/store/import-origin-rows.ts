import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import type { ImportTables } from './imports-tables.ts'

type OriginRow = ImportTables['import_origin']

/** The row of a file that a product last came from. */
export interface Origin {
  line: number
  seenAt: number
  jobId: string
}

/** Where products last came from in one file, by external id. */
export async function readOrigins(
  db: Kysely<Tables>,
  marketplace: number,
  fileKey: number,
  externalIds: readonly string[],
): Promise<Map<string, Origin>> {
  const { rows } = await sql<{ external_id: string; line: string; seen_at: string; job_id: string }>`
    select external_id, line, seen_at, job_id from import_origin
    where marketplace = ${marketplace} and external_id = any(${[...externalIds]}::text[]) and file_key = ${fileKey}
  `.execute(db)
  const origin = (row: (typeof rows)[number]): Origin => ({
    line: Number(row.line),
    seenAt: Number(row.seen_at),
    jobId: row.job_id,
  })
  return new Map(rows.map((row) => [row.external_id, origin(row)]))
}

export async function writeOrigins(db: Kysely<Tables>, rows: readonly OriginRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into import_origin as t (marketplace, external_id, file_key, line, seen_at, job_id)
    select * from unnest(${rows.map((row) => row.marketplace)}::smallint[], ${rows.map((row) => row.external_id)}::text[],
      ${rows.map((row) => row.file_key)}::bigint[], ${rows.map((row) => row.line)}::bigint[],
      ${rows.map((row) => row.seen_at)}::bigint[], ${rows.map((row) => row.job_id)}::text[])
    on conflict (marketplace, external_id) do update
      set file_key = excluded.file_key, line = excluded.line, seen_at = excluded.seen_at, job_id = excluded.job_id
      where (t.file_key, t.line, t.seen_at, t.job_id)
        is distinct from (excluded.file_key, excluded.line, excluded.seen_at, excluded.job_id)
  `.execute(db)
}
