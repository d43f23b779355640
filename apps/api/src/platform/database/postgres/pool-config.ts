import pg from 'pg'

const CONNECT_MS = 4_000
/** Longest wait for the answer of a probe. */
export const PROBE_MS = 1_000
/** A request keeps to one core: others ask at the same time, and helpers take longer to start than a page to read. */
export const ALONE = ['-c max_parallel_workers_per_gather=0']
/** Nothing is written there, whatever a mark of the contract says. */
export const READING_ONLY = ['-c default_transaction_read_only=on']

interface Limits {
  connections: number
  /** Longest statement. */
  statementMs: number
  /** Longest pause inside a transaction. */
  idleMs: number
  /** Longest wait for a new connection. Default 4 s. */
  connectMs?: number
}

/** How the site connects to a PostgreSQL. @param more further settings of each connection, as `-c name=value` */
export function poolConfig(url: string, limits: Limits, more: readonly string[] = []): pg.PoolConfig {
  const { connections, statementMs, idleMs, connectMs = CONNECT_MS } = limits
  return {
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    // The server's own limit does not help when it is the server that hangs.
    query_timeout: statementMs + 2_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'haixuan',
    options: [
      '-c TimeZone=UTC',
      '-c jit=off',
      '-c work_mem=64MB',
      '-c random_page_cost=1.1',
      `-c statement_timeout=${statementMs}`,
      `-c idle_in_transaction_session_timeout=${idleMs}`,
      ...more,
    ].join(' '),
  }
}

/** A connection of its own for the question whether the database answers. */
export function openProbe(connectionString: string): pg.Pool {
  const limits = { connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS, idleTimeoutMillis: 0 }
  const pool = new pg.Pool({ connectionString, max: 1, application_name: 'haixuan probe', ...limits })
  // A connection that breaks is told by the next question.
  pool.on('error', () => undefined)
  return pool
}

/** One connection without a limit of time, for migrations: an index of a large table may take minutes. */
export function openMigrationPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    ...{ connectionString, max: 1, connectionTimeoutMillis: CONNECT_MS, keepAlive: true },
    application_name: 'haixuan migration',
    options: '-c TimeZone=UTC -c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
  })
  // A connection that breaks tells its query.
  pool.on('error', () => undefined)
  return pool
}
