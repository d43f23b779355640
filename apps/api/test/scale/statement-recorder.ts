import type { Database } from '../../src/platform/database/database.ts'

export interface Statement {
  sql: string
  parameters: unknown[]
  /** Statements of one phase ran side by side. */
  phase: number
}

interface Compiled {
  sql: string
  parameters: readonly unknown[]
}
interface Prepared {
  name?: string
  text: string
  values: readonly unknown[]
}
interface Executor {
  executeQuery(compiled: Compiled, ...rest: unknown[]): Promise<unknown>
}

/**
 * Notes the statements that a piece of work sends through the query builder, so that they can be sent again
 * bare. Install it once for a database.
 */
export function recordStatements(db: Database): (work: () => Promise<unknown>) => Promise<Statement[]> {
  const executor = db.kysely.getExecutor() as unknown as Executor
  const original = executor.executeQuery.bind(executor)
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
  const pooled = db.pool as unknown as {
    query: (...call: [Prepared | string, ...unknown[]]) => Promise<unknown>
  }
  const query = pooled.query.bind(db.pool)
  pooled.query = (...call) => {
    const [config] = call
    if (typeof config === 'string' || !config.name) return query(...call)
    return note(config.text, config.values, () => query(...call))
  }
  executor.executeQuery = (compiled, ...rest) =>
    note(compiled.sql, compiled.parameters, () => original(compiled, ...rest))
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
