import type pg from 'pg'

/** `vacuum (analyze)` table by table, so that on the embedded engine others get their turn in between. */
export async function vacuumTables(pool: pg.Pool, tables: readonly string[] | undefined): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(c.relname) as name from pg_class c
     where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
       and ($1::text[] is null or c.relname = any($1)) order by c.relname`,
    [tables ?? null],
  )
  const missing = tables?.filter((table) => !rows.some((row) => row.name.replaceAll('"', '') === table)) ?? []
  if (missing.length > 0) throw new Error(`No such tables to vacuum: ${missing.join(', ')}.`)
  for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`)
}
