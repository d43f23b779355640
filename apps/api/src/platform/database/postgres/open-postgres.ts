import pg from 'pg'
import type { Database, StorageLog } from '../database.ts'
import { isDatabaseUnavailable } from '../database-unavailable.ts'
import { GuardedKysely } from '../guarded-kysely.ts'
import { GuardedPool } from '../guarded-pool.ts'
import { HealthProbe } from '../health-probe.ts'
import { asBulk, refuseSecondConnection } from '../held-connection.ts'
import { migrate } from '../migrate.ts'
import { ReadOnlyProbe } from '../read-only-probe.ts'
import { StartupError } from '../startup-error.ts'
import { vacuumTables } from '../vacuum-analyze.ts'
import { checkServer } from './check-server.ts'
import { connectError } from './connect-sentence.ts'
import { watchForHang } from './hang-watch.ts'

export interface PostgresOptions {
  databaseUrl: string
  /** Connections for requests. Default 10. */
  connections?: number
  /** Longest statement of a request. Default 30 s. */
  statementMs?: number
  /** Longest pause inside a transaction. Default 15 s. */
  idleInTransactionMs?: number
}

const CONNECT_MS = 4000
const PROBE_MS = 1000
const BULK_CONNECTIONS = 2
const BULK_STATEMENT_MS = 600_000
/** A request keeps to one core: others ask at the same time, and helpers take longer to start than a page to read. */
const ALONE = ['-c max_parallel_workers_per_gather=0']

/**
 * Opens a PostgreSQL and brings its tables up to date.
 * @throws StartupError when it does not answer in 4 s, refuses the login or cannot be used
 */
export async function openPostgres(options: PostgresOptions, log: StorageLog): Promise<Database> {
  const idleMs = options.idleInTransactionMs ?? 15_000
  const { databaseUrl, connections = 10, statementMs = 30_000 } = options
  const bulkPool = new GuardedPool(configOf(databaseUrl, BULK_CONNECTIONS, BULK_STATEMENT_MS, idleMs), log)
  const pool = new GuardedPool(configOf(databaseUrl, connections, statementMs, idleMs, ALONE), log, bulkPool)
  try {
    await checkServer(pool, log)
    await bringUpToDate(databaseUrl, log)
  } catch (error) {
    await Promise.allSettled([pool.end(), bulkPool.end()])
    const refused = /^(28|3D|42501)/.test((error as { code?: string }).code ?? '')
    throw !(error instanceof StartupError) && (refused || isDatabaseUnavailable(error))
      ? connectError(error, options.databaseUrl)
      : error
  }
  log.info('PostgreSQL 已连接。')
  const probe = openProbe(databaseUrl)
  // Open from the start: a fresh connection would not notice that those which are there hang.
  await probe.query('select 1').catch(() => undefined)
  return assemble(pool, bulkPool, probe, watchForHang(pool, probe, log))
}

function configOf(
  url: string,
  max: number,
  statementMs: number,
  idleMs: number,
  more: readonly string[] = [],
): pg.PoolConfig {
  return {
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_MS,
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

/**
 * Migrates over a connection of its own, without a limit of time: an index of a large table may take minutes, and a limit
 * of the client would end the start while the statement goes on.
 */
async function bringUpToDate(connectionString: string, log: StorageLog): Promise<void> {
  const pool = new pg.Pool({
    ...{ connectionString, max: 1, connectionTimeoutMillis: CONNECT_MS, keepAlive: true },
    application_name: 'haixuan migration',
    options: '-c TimeZone=UTC -c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
  })
  // A connection that breaks tells its query.
  pool.on('error', () => undefined)
  await migrate(pool, { warn: (sentence) => log.warn(sentence) }).finally(() => pool.end())
}

/** A connection of its own for the question whether the database answers. */
function openProbe(connectionString: string): pg.Pool {
  const limits = { connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS, idleTimeoutMillis: 0 }
  const pool = new pg.Pool({ connectionString, max: 1, application_name: 'haixuan probe', ...limits })
  // A connection that breaks is told by the next question.
  pool.on('error', () => undefined)
  return pool
}

function assemble(pool: GuardedPool, bulkPool: GuardedPool, probe: pg.Pool, stopWatch: () => void): Database {
  const health = new HealthProbe(() => probe.query('select 1'))
  const readOnly = new ReadOnlyProbe(probe)
  const kysely = new GuardedKysely(pool)
  let closing: Promise<unknown> | undefined
  return {
    engine: 'postgresql',
    kysely,
    pool,
    transaction: (work) => kysely.transaction().execute(work),
    bulk: async (step) => {
      refuseSecondConnection()
      return asBulk(step)
    },
    vacuumAnalyze: (tables) => asBulk(() => vacuumTables(pool, tables)),
    backup: async () => {
      throw new Error('PostgreSQL 请用 pg_dump 或 pg_basebackup 备份（见 docs/storage.md）。')
    },
    alive: () => health.check(),
    isReadOnly: () => readOnly.check(),
    get isDoubtful() {
      return pool.isDoubtful
    },
    close: async () => {
      stopWatch()
      closing ??= Promise.all([pool.end(), bulkPool.end(), probe.end()])
      await closing
    },
  }
}
