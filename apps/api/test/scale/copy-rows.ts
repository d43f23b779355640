import type { Database } from '../../src/platform/database/database.ts'

/** Distance between the ids of two copies of a row: generated ids are smaller. */
export const STEP = 10_000_000
/** Copies of one statement. */
const AT_ONCE = 7

/** How the copies of a table are made. Columns that are not named are the same in every copy. */
export interface CopiedTable {
  table: string
  /** Rows whose id is below STEP are copied. */
  id: string
  /** Ids of other tables, moved by as much. */
  moved?: readonly string[]
  /** Ids written out, which must not repeat. */
  named?: readonly string[]
  /** Figures of their own in every copy: half to one and a half times the original; missing stays missing. */
  varied?: readonly string[]
  /** Any other column by its expression; `k` is the number of the copy, `t` the original. */
  made?: Readonly<Record<string, string>>
  /** More that a row must be to be copied, on `t`. */
  only?: string
}

const moved = (column: string) =>
  `case when t.${column} < 0 then t.${column} else t.${column} + k * ${STEP}::bigint end`

const varied = (column: string, id: string, salt: number) =>
  `case when t.${column} < 0 then t.${column} else ((t.${column} + 1) * (0.5 +
    (abs(hashint8(t.${id} * 31 + k * 7 + ${salt})::bigint) % 1000) / 1000.0))::bigint end`

function expression(spec: CopiedTable, column: string): string {
  const { id, moved: others = [], named = [], varied: figures = [], made = {} } = spec
  if (made[column] !== undefined) return made[column]
  if (column === id || others.includes(column)) return moved(column)
  if (named.includes(column)) return `t.${column} || 'K' || k::text`
  return figures.includes(column) ? varied(column, id, figures.indexOf(column)) : `t.${column}`
}

/** Adds copies 1 to `copies` of the rows of a table, each in its own id range. */
async function copyTable(db: Database, spec: CopiedTable, copies: number): Promise<void> {
  const { rows } = await db.pool.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [spec.table],
  )
  const values = rows.map(({ name, type }) => `(${expression(spec, name)})::${type}`)
  const only = spec.only === undefined ? '' : ` and ${spec.only}`
  const text = `insert into ${spec.table} (${rows.map(({ name }) => name).join()}) select ${values.join()}
    from generate_series($1::bigint, $2::bigint) k cross join ${spec.table} t where t.${spec.id} < ${STEP}${only}
    order by k, t.${spec.id}`
  for (let from = 1; from <= copies; from += AT_ONCE) {
    await db.bulk(() => db.pool.query(text, [from, Math.min(copies, from + AT_ONCE - 1)]))
  }
}

/** Copies tables without their indexes, which are built at the end, as a first load does. */
export async function copyTables(
  db: Database,
  plan: readonly { spec: CopiedTable; copies: number }[],
  log: (line: string) => void,
): Promise<void> {
  const tables = [...new Set(plan.map(({ spec }) => spec.table))]
  const { rows } = await db.pool.query<{ name: string; definition: string }>(
    `select x.relname as name, pg_get_indexdef(x.oid) as definition
     from pg_index i join pg_class x on x.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where t.relnamespace = current_schema()::regnamespace and t.relname = any($1) and not i.indisunique`,
    [tables],
  )
  for (const { name } of rows) await db.bulk(() => db.pool.query(`drop index ${name}`))
  const start = performance.now()
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1)
  for (const { spec, copies } of plan) {
    await copyTable(db, spec, copies)
    log(`  ${spec.table} by ${seconds()} s`)
  }
  for (const { definition } of rows) await db.bulk(() => db.pool.query(definition))
  await db.vacuumAnalyze(tables)
  log(`  ${rows.length} indexes by ${seconds()} s`)
}
