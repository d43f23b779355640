import type { Database } from '../../src/platform/database/database.ts'

export interface UnknownColumn {
  table: string
  column: string
  type: string
  /** What a later release could write there, as text. */
  values: string[]
}

/** Columns that hold words of the program, by their names; those that a check lists are found by the check. */
const WORDS =
  '(^|_)(kind|state|status|tier|vip_type|type|method|purpose|channel|format|outreach|cost_source|held_for|board|operation|role|duty)$'
/** Part of the name under which the bytes of a file are kept: another value is another file. */
const NAMES = ['file.purpose']
const LATER = 'of_a_later_release'

/** Every column whose values a later release may extend, with values that this one does not know. */
export async function unknownColumns(db: Database): Promise<UnknownColumn[]> {
  const { rows } = await db.pool.query<{ table: string; column: string; type: string }>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and (a.atttypid = 'jsonb'::regtype or a.attname ~ $1
         or exists (select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
           and a.attnum = any(k.conkey) and pg_get_constraintdef(k.oid) ~ 'ARRAY'))
     order by 1, 2`,
    [WORDS],
  )
  const columns: UnknownColumn[] = []
  for (const row of rows.filter(({ table, column }) => !NAMES.includes(`${table}.${column}`)))
    columns.push({ ...row, values: await valuesOf(db, row) })
  return columns
}

/** Stored JSON stays a list or an object; what is in it may be new. None for a column without values. */
async function valuesOf(
  db: Database,
  { table, column, type }: Omit<UnknownColumn, 'values'>,
): Promise<string[]> {
  const { rows } = await db.pool.query<{ is: string }>(
    `select distinct ${type === 'jsonb' ? `jsonb_typeof(${column})` : "'text'"} as is from ${table} where ${column} is not null`,
  )
  return rows.flatMap(({ is }) => {
    if (is === 'object') return [JSON.stringify({ kind: LATER, later: true }), '{}']
    if (is === 'array') return [JSON.stringify([{ kind: LATER }, LATER]), '[]']
    if (type.endsWith('[]')) return [type === 'text[]' ? `{${LATER}}` : '{99}']
    return type === 'text' ? [LATER] : ['99']
  })
}

/** A later release may allow what this one's checks refuse. */
export async function dropChecks(db: Database): Promise<void> {
  const { rows } = await db.pool.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as table, conname as name from pg_constraint
     where contype = 'c' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of rows) await db.pool.query(`alter table ${table} drop constraint ${name}`)
}

/** Does something while all rows of a table have a value. */
export async function withValue(
  db: Database,
  { table, column, type }: Pick<UnknownColumn, 'table' | 'column' | 'type'>,
  value: string,
  work: () => Promise<void>,
): Promise<void> {
  await db.pool.query(`alter table ${table} add column kept_value ${type}`)
  // Rows may have to differ: each gets a value of its own.
  const own = { text: `$1 || '_' || n`, smallint: '$1::int + n', integer: '$1::int + n' }[type] ?? '$1'
  await db.pool.query(
    `update ${table} t set kept_value = ${column}, ${column} = (${own})::${type}
     from (select ctid as row, row_number() over () as n from ${table}) as numbered where t.ctid = numbered.row`,
    [value],
  )
  try {
    await work()
  } finally {
    await db.pool.query(`update ${table} set ${column} = kept_value`)
    await db.pool.query(`alter table ${table} drop column kept_value`)
  }
}
