import { type Kysely, type RawBuilder, sql } from 'kysely'
import { arrayLiteral } from './array-literal.ts'

/** A column of a bulk write with its PostgreSQL type. */
export interface BulkColumn<Row> {
  name: keyof Row & string
  type:
    | 'bigint'
    | 'integer'
    | 'smallint'
    | 'text'
    | 'uuid'
    | 'boolean'
    | 'text[]'
    | 'bigint[]'
    | 'integer[]'
    | 'smallint[]'
    | 'double precision'
}

/** Array columns whose elements may travel end to end: whole numbers, none of them missing. */
function isFlat<Row>({ name, type }: BulkColumn<Row>, rows: readonly Row[]): boolean {
  if (type === 'text[]' || !type.endsWith('[]')) return false
  return rows.every((row) => {
    const value = row[name]
    return value === null || (Array.isArray(value) && !value.includes(null))
  })
}

/** What one column sends, and how a row reads it back. */
interface Sent {
  /** Columns of `unnest`, with their values. */
  arrays: { name: string; values: RawBuilder<unknown> }[]
  read: RawBuilder<unknown>
}

function sendPlain<Row>({ name, type }: BulkColumn<Row>, rows: readonly Row[]): Sent {
  const isArray = type.endsWith('[]')
  const values = arrayLiteral(rows.map((row) => row[name] as null))
  const field = sql`u.${sql.ref(name)}`
  return {
    arrays: [{ name, values: sql`${values}::${sql.raw(isArray ? 'text' : type)}[]` }],
    read: isArray ? sql`${field}::${sql.raw(type)}` : field,
  }
}

/** All arrays of the column as one, and of each row where its own begins and ends: nothing is parsed twice. */
function sendFlat<Row>({ name, type }: BulkColumn<Row>, rows: readonly Row[]): Sent {
  const from: (number | null)[] = []
  const to: (number | null)[] = []
  const texts: string[] = []
  let length = 0
  for (const row of rows) {
    const value = row[name] as readonly number[] | null
    from.push(value === null ? null : length + 1)
    length += value?.length ?? 0
    to.push(value === null ? null : length)
    if (value !== null && value.length > 0) texts.push(value.join())
  }
  const bound = (suffix: string, values: typeof from) => ({
    name: `${name}${suffix}`,
    values: sql`${arrayLiteral(values)}::integer[]`,
  })
  const [first, last] = [bound('_from', from), bound('_to', to)]
  return {
    arrays: [first, last],
    read: sql`(${`{${texts.join()}}`}::${sql.raw(type)})[u.${sql.ref(first.name)}:u.${sql.ref(last.name)}]`,
  }
}

/** What to do with rows whose key is there already. */
interface Conflict<Row> {
  key: readonly (keyof Row & string)[]
  existing: 'update' | 'keep'
}

function onConflict<Row>(columns: readonly BulkColumn<Row>[], conflict: Conflict<Row>) {
  const key = sql.join(conflict.key.map((name) => sql.ref(name)))
  if (conflict.existing === 'keep') return sql`on conflict (${key}) do nothing`
  const rest = columns.filter((column) => !conflict.key.includes(column.name))
  const from = (prefix: string) => sql.join(rest.map((column) => sql.ref(`${prefix}.${column.name}`)))
  const set = rest.map((column) => sql`${sql.ref(column.name)} = ${sql.ref(`excluded.${column.name}`)}`)
  return sql`on conflict (${key}) do update set ${sql.join(set)}
    where (${from('t')}) is distinct from (${from('excluded')})`
}

function unnested<Row>(columns: readonly BulkColumn<Row>[], rows: readonly Row[]) {
  const sent = columns.map((column) => (isFlat(column, rows) ? sendFlat : sendPlain)(column, rows))
  const arrays = sent.flatMap((one) => one.arrays)
  return {
    values: sql.join(sent.map(({ read }) => read)),
    from: sql`unnest(${sql.join(arrays.map(({ values }) => values))})
      as u (${sql.join(arrays.map(({ name }) => sql.ref(name)))})`,
  }
}

/**
 * The statement of `writeRows`, with its values as they are sent: making it ahead of time leaves the database no
 * pause between two of them.
 */
export function insertOf<Row extends object>(
  table: string,
  columns: readonly BulkColumn<Row>[],
  rows: readonly Row[],
  conflict?: Conflict<Row>,
): RawBuilder<unknown> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)))
  const { values, from } = unnested(columns, rows)
  return sql`insert into ${sql.table(table)} as t (${names})
    select ${values} from ${from} ${conflict ? onConflict(columns, conflict) : sql``}`
}

/**
 * Writes rows that have some values in common, which are sent once and not with every row. A doubled key is an error.
 * @param common columns with the value of all rows
 */
export async function writeAlike<Tables, Common extends object, Row extends object>(
  db: Kysely<Tables>,
  table: string,
  common: { columns: readonly BulkColumn<Common>[]; row: Common },
  own: { columns: readonly BulkColumn<Row>[]; rows: readonly Row[] },
): Promise<void> {
  if (own.rows.length === 0) return
  const names = [...common.columns, ...own.columns].map((column) => sql.ref(column.name))
  const shared = common.columns.map(({ name, type }) => sql`${common.row[name] as unknown}::${sql.raw(type)}`)
  const { values, from } = unnested(own.columns, own.rows)
  await sql`insert into ${sql.table(table)} (${sql.join(names)})
    select ${sql.join(shared)}, ${values} from ${from}`.execute(db)
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
  conflict?: Conflict<Row>,
): Promise<number> {
  if (rows.length === 0) return 0
  const result = await insertOf(table, columns, rows, conflict).execute(db)
  return Number(result.numAffectedRows ?? 0)
}
