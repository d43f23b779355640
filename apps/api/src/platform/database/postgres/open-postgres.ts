import type pg from 'pg'
import type { Database, StorageLog } from '../database.ts'
import { isDatabaseUnavailable } from '../database-unavailable.ts'
import { GuardedKysely } from '../guarded-kysely.ts'
import { GuardedPool } from '../guarded-pool.ts'
import { HealthProbe } from '../health-probe.ts'
import { asBulk, refuseSecondConnection } from '../held-connection.ts'
import { ReadOnlyProbe } from '../read-only-probe.ts'
import { StartupError } from '../startup-error.ts'
import { vacuumTables } from '../vacuum-analyze.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { checkServer } from './check-server.ts'
import { connectError } from './connect-sentence.ts'
import { watchForHang } from './hang-watch.ts'
import { ALONE, openProbe, poolConfig } from './pool-config.ts'
import { isPostgresUrl } from './postgres-url.ts'
import { Replica } from './replica.ts'
import { NO_ADDRESS } from './replica-sentence.ts'

export interface PostgresOptions {
  databaseUrl: string
  /** A streaming replica of it, for reads of market data. One that cannot be used is told in the log. */
  readUrl?: string | undefined
  /** Connections for requests. Default 10. */
  connections?: number
  /** Longest statement of a request. Default 30 s. */
  statementMs?: number
  /** Longest pause inside a transaction. Default 15 s. */
  idleInTransactionMs?: number
}

const BULK_CONNECTIONS = 2
const BULK_STATEMENT_MS = 600_000

/**
 * Opens a PostgreSQL and brings its tables up to date.
 * @throws StartupError when it does not answer in 4 s, refuses the login or cannot be used
 */
export async function openPostgres(options: PostgresOptions, log: StorageLog): Promise<Database> {
  const idleMs = options.idleInTransactionMs ?? 15_000
  const { databaseUrl, connections = 10, statementMs = 30_000 } = options
  const ofBulk = { connections: BULK_CONNECTIONS, statementMs: BULK_STATEMENT_MS, idleMs }
  const bulkPool = new GuardedPool(poolConfig(databaseUrl, ofBulk), log)
  const ofRequests = poolConfig(databaseUrl, { connections, statementMs, idleMs }, ALONE)
  const pool = new GuardedPool(ofRequests, log, bulkPool)
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
  const replica = openReplica(options, probe, log)
  await replica?.start()
  return assemble({ pool, bulkPool, probe, replica, stopWatch: watchForHang(pool, probe, log) })
}

function openReplica(options: PostgresOptions, primary: pg.Pool, log: StorageLog): Replica | undefined {
  const { readUrl, connections = 10, idleInTransactionMs: idleMs = 15_000 } = options
  if (!readUrl) return undefined
  if (isPostgresUrl(readUrl)) return new Replica({ readUrl, primary, connections, idleMs, log })
  log.warn(NO_ADDRESS)
  return undefined
}

interface Parts {
  pool: GuardedPool
  bulkPool: GuardedPool
  probe: pg.Pool
  replica: Replica | undefined
  stopWatch: () => void
}

function assemble({ pool, bulkPool, probe, replica, stopWatch }: Parts): Database {
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
    ...(replica ? { reader: replica } : {}),
    close: async () => {
      stopWatch()
      closing ??= Promise.all([pool.end(), bulkPool.end(), probe.end(), replica?.close()])
      await closing
    },
  }
}
