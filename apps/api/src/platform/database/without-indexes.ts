import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Runs `work` without the indexes of these tables that guard nothing and makes them again afterwards: filling a table
 * and then sorting it once is several times faster than finding the place of every row in every index. Inside the
 * transaction of `trx`, so that nobody ever sees the tables without them; others wait for the tables meanwhile.
 */
export async function withoutIndexes<T>(
  trx: Kysely<Tables>,
  tables: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select quote_ident(x.relname) as name, pg_get_indexdef(x.oid) as definition
    from pg_index i join pg_class x on x.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where t.relnamespace = current_schema()::regnamespace and t.relname = any(${[...tables]}::text[])
      and not i.indisunique order by x.relname`.execute(trx)
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(trx)
  const result = await work()
  for (const { definition } of rows) await sql.raw(definition).execute(trx)
  return result
}
