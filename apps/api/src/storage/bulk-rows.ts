import { type Kysely, sql } from 'kysely'

/** A column of a bulk write with its PostgreSQL type; array types travel as literals inside a text array. */
export interface BulkColumn<Row> {
  name: keyof Row & string
  type:
    | 'bigint'
    | 'integer'
    | 'smallint'
    | 'text'
    | 'boolean'
    | 'text[]'
    | 'bigint[]'
    | 'integer[]'
    | 'smallint[]'
    | 'double precision'
}

function literal(values: readonly (string | number | null)[]): string {
  const parts = values.map((value) =>
    value === null
      ? 'NULL'
      : typeof value === 'number'
        ? String(value)
        : `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`,
  )
  return `{${parts.join(',')}}`
}

function encode(value: unknown): unknown {
  if (Array.isArray(value)) return literal(value)
  return typeof value === 'bigint' ? String(value) : value
}

function onConflict<Row>(
  columns: readonly BulkColumn<Row>[],
  conflict: { key: readonly (keyof Row & string)[]; existing: 'update' | 'keep' },
) {
  const key = sql.join(conflict.key.map((name) => sql.ref(name)))
  if (conflict.existing === 'keep') return sql`on conflict (${key}) do nothing`
  const rest = columns.filter((column) => !conflict.key.includes(column.name))
  const from = (prefix: string) => sql.join(rest.map((column) => sql.ref(`${prefix}.${column.name}`)))
  const set = rest.map((column) => sql`${sql.ref(column.name)} = ${sql.ref(`excluded.${column.name}`)}`)
  return sql`on conflict (${key}) do update set ${sql.join(set)}
    where (${from('t')}) is distinct from (${from('excluded')})`
}

/**
 * Writes rows in one statement: `insert .. select .. from unnest(..)`. A row that exists is kept or
 * updated where a column differs, so that a repeated write changes nothing.
 * @param conflict columns of the conflict target; without it a doubled key is an error
 * @returns rows inserted or changed
 */
export async function writeRows<Tables, Row extends object>(
  db: Kysely<Tables>,
  table: string,
  columns: readonly BulkColumn<Row>[],
  rows: readonly Row[],
  conflict?: { key: readonly (keyof Row & string)[]; existing: 'update' | 'keep' },
): Promise<number> {
  if (rows.length === 0) return 0
  const names = sql.join(columns.map((column) => sql.ref(column.name)))
  const arrays = sql.join(
    columns.map((column) => {
      const sent = column.type.endsWith('[]') ? 'text' : column.type
      return sql`${rows.map((row) => encode(row[column.name]))}::${sql.raw(sent)}[]`
    }),
  )
  const read = sql.join(
    columns.map((column) =>
      column.type.endsWith('[]')
        ? sql`u.${sql.ref(column.name)}::${sql.raw(column.type)}`
        : sql`u.${sql.ref(column.name)}`,
    ),
  )
  const result = await sql`insert into ${sql.table(table)} as t (${names})
    select ${read} from unnest(${arrays}) as u (${names}) ${conflict ? onConflict(columns, conflict) : sql``}`.execute(
    db,
  )
  return Number(result.numAffectedRows ?? 0)
}
