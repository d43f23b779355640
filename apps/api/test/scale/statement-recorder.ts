import type { CompiledQuery, QueryResult } from 'kysely'
import type { Database } from '../../src/platform/database/database.ts'

export interface Statement {
  sql: string
  parameters: unknown[]
  /** Statements of one phase ran side by side. */
  phase: number
}

type Query = (...call: [Prepared | string, ...unknown[]]) => Promise<unknown>
interface Prepared {
  name?: string
  text: string
  values: readonly unknown[]
}

/**
 * Notes the statements that a piece of work sends through the query builder, so that they can be sent again
 * bare. Install it once for a database.
 */
export function recordStatements(db: Database): (work: () => Promise<unknown>) => Promise<Statement[]> {
  const executor = db.kysely.getExecutor()
  const { executeQuery } = executor
  let noted: Statement[] | null = null
  let running = 0
  let phase = 0
  const note = async <T>(sql: string, parameters: readonly unknown[], run: () => Promise<T>): Promise<T> => {
    if (running++ === 0) phase++
    noted?.push({ sql, parameters: [...parameters], phase })
    try {
      return await run()
    } finally {
      running--
    }
  }
  // Prepared statements go to the pool itself; the query builder takes a connection from it.
  const query = db.pool.query.bind(db.pool) as Query
  const noting: Query = (...call) => {
    const [config] = call
    if (typeof config === 'string' || !config.name) return query(...call)
    return note(config.text, config.values, () => query(...call))
  }
  db.pool.query = noting as typeof db.pool.query
  executor.executeQuery = <R>(compiled: CompiledQuery<R>) =>
    note(
      compiled.sql,
      compiled.parameters,
      () => executeQuery.call(executor, compiled) as Promise<QueryResult<R>>,
    )
  return async (work) => {
    noted = []
    await work()
    const statements = noted
    noted = null
    return statements
  }
}

/** Sends statements again as they were sent, phase after phase. @returns milliseconds */
export async function replay(db: Database, statements: readonly Statement[]): Promise<number> {
  const phases = new Map<number, Statement[]>()
  for (const statement of statements) {
    phases.set(statement.phase, [...(phases.get(statement.phase) ?? []), statement])
  }
  const start = performance.now()
  for (const together of phases.values()) {
    // As text, the way anybody would send them.
    await Promise.all(together.map(({ sql, parameters }) => db.pool.query(sql, parameters)))
  }
  return performance.now() - start
}
