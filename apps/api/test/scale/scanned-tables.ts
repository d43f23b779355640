import type { Database } from '../../src/platform/database/database.ts'
import type { Statement } from './statement-recorder.ts'

interface PlanNode {
  'Node Type': string
  'Plan Rows': number
  'Relation Name'?: string
  Plans?: PlanNode[]
}

/** Rows that a list may sort for a page; more of them have to come sorted from an index. */
const SORTED = 3_000

const below = (node: PlanNode): PlanNode[] =>
  (node.Plans ?? []).flatMap((child) => (child['Node Type'] === 'Limit' ? [] : [child, ...below(child)]))

/** Tables that a plan reads from end to end, and those of which it sorts more rows than a page needs. */
function costly(node: PlanNode): string[] {
  const type = node['Node Type']
  const own = type === 'Seq Scan' ? [node] : []
  const sorted = type === 'Sort' ? below(node).filter((one) => one['Plan Rows'] > SORTED) : []
  const tables = [...own, ...sorted].flatMap((one) => one['Relation Name'] ?? [])
  return [...tables, ...(node.Plans ?? []).flatMap(costly)]
}

/** Tables that have at least so many rows, by the statistics of the planner. */
export async function largeTables({ pool }: Database, rows: number): Promise<Set<string>> {
  const { rows: found } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = current_schema()::regnamespace and reltuples >= $1`,
    [rows],
  )
  return new Set(found.map(({ name }) => name))
}

/**
 * Which of these tables a statement reads from end to end, or sorts in large part, as the planner of PostgreSQL would
 * run it.
 */
export async function scannedTables(
  client: Pick<Database['pool'], 'query'>,
  { sql, parameters }: Pick<Statement, 'sql' | 'parameters'>,
  large: ReadonlySet<string>,
): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (format json) ${sql}`,
    parameters,
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  return plan ? [...new Set(costly(plan).filter((table) => large.has(table)))] : []
}
