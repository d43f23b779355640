import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { copyFiles } from '../../files/copy-files.ts'
import { checkDataFolder } from '../../process/check-port-and-folder.ts'
import type { Database, StorageLog } from '../database.ts'
import { CRITICAL_PART } from '../free-space.ts'
import { GuardedKysely } from '../guarded-kysely.ts'
import { GuardedPool } from '../guarded-pool.ts'
import { HealthProbe } from '../health-probe.ts'
import { asBulk, isBulk, refuseSecondConnection } from '../held-connection.ts'
import { migrate } from '../migrate.ts'
import { keepForOwner } from '../owner-only.ts'
import { ReadOnlyProbe } from '../read-only-probe.ts'
import { StartupError } from '../startup-error.ts'
import { turnScope } from '../turn-scope.ts'
import { vacuumTables } from '../vacuum-analyze.ts'
import { watchEngine } from './engine-watch.ts'
import { bootFirst } from './first-boot.ts'
import { lockFolder } from './folder-lock.ts'
import { PgliteThread, type ThreadOptions } from './pglite-thread.ts'
import { WireStream } from './wire-stream.ts'

export interface EmbeddedOptions {
  /** Folder for everything the server keeps; the engine takes `database/` in it. Made when absent. */
  dataDir: string
  /** Memory that the engine keeps pages in. Default 256 MB; it is written to once at each opening. */
  bufferMb?: number
  /** Bytes of log after which a checkpoint is taken. Default 64 MB. */
  checkpointBytes?: number
  /** Age of the oldest unsaved write after which a checkpoint is taken. Default 60 s. */
  checkpointMs?: number
  /** Longest pause inside a transaction. Default 15 s. */
  idleInTransactionMs?: number
  /** A statement that takes longer is reported. Default 2 s. */
  statementMs?: number
  /** An engine that answers nothing for so long is opened again; bulk steps have ten minutes. Default 30 s. */
  silentMs?: number
  /** Bytes of the disk below which the server stores nothing more; the engine writes nothing below a quarter. */
  minFreeBytes?: number
  /** The engine could not be opened again within a minute. */
  onLost?: () => void
}

/** Measured: 300 MB of memory when idle, 268 MB of log at most, the same planner choices as production. */
const settingsWith = (bufferMb: number) => [
  `shared_buffers=${bufferMb}MB`,
  'max_wal_size=256MB',
  'min_wal_size=64MB',
  'work_mem=64MB',
  'random_page_cost=1.1',
  'jit=off',
  'timezone=UTC',
]
const STATEMENT_MS = 2000
/** As long as a statement may take on PostgreSQL. */
const SILENT_MS = 30_000
const BULK_SILENT_MS = 600_000
/** A connection is a message to the engine's thread: it waits for the statement that runs, then fails. */
const CONNECT_MS = 30_000
/** What still runs at the end gets so long, then the engine so long for its checkpoint. */
const CLOSE_MS = 4000

/**
 * Opens the embedded engine (PGlite in a thread) and brings its tables up to date.
 * @throws StartupError when the folder cannot be used or another process has it
 */
export async function openEmbedded(options: EmbeddedOptions, log: StorageLog): Promise<Database> {
  const dataDir = resolve(options.dataDir)
  checkDataFolder(dataDir)
  const lock = await lockFolder(dataDir)
  const threadOptions: ThreadOptions = {
    folder: join(dataDir, 'database'),
    settings: settingsWith(options.bufferMb ?? 256),
    checkpointBytes: options.checkpointBytes ?? 64 * 1024 * 1024,
    checkpointMs: options.checkpointMs ?? 60_000,
    criticalBytes: (options.minFreeBytes ?? 0) * CRITICAL_PART,
  }
  const thread = new PgliteThread(threadOptions)
  try {
    await bootFirst(threadOptions)
    keepForOwner(threadOptions.folder)
    await thread.request({ kind: 'checkpoint' }).catch((error: Error) => {
      throw new StartupError(
        `数据目录 ${dataDir} 中的数据库打不开（${error.message}），请从备份恢复，或用 HAIXUAN_DATA_DIR 换一个目录。`,
      )
    })
    // Migrations are a bulk step.
    const bulk: BulkCount = { running: 1 }
    const pool = openPool(thread, options, log, bulk)
    await migrate(pool, { warn: (sentence) => log.warn(sentence) })
    bulk.running--
    log.info(
      `内置数据库已打开：${threadOptions.folder}；进程被强行结束不会丢失已确认的写入，断电或系统崩溃可能丢失最近的写入，请定期备份（见 docs/storage.md）。`,
    )
    const limitMs = () => (bulk.running > 0 ? BULK_SILENT_MS : (options.silentMs ?? SILENT_MS))
    const stopWatch = watchEngine(thread, { limitMs, log, onLost: options.onLost ?? (() => undefined) })
    const release = () => lock.release()
    return assemble({ thread, pool, dataDir, log, bulk, release, stopWatch })
  } catch (error) {
    await thread.stop(CLOSE_MS).catch(() => undefined)
    lock.release()
    throw error
  }
}

/** Bulk steps in progress: their statements may take long without being reported. */
interface BulkCount {
  running: number
}

function openPool(
  thread: PgliteThread,
  options: EmbeddedOptions,
  log: StorageLog,
  bulk: BulkCount,
): GuardedPool {
  const budget = {
    idleInTransactionMs: options.idleInTransactionMs ?? 15_000,
    statementMs: options.statementMs ?? STATEMENT_MS,
    longExpected: () => bulk.running > 0,
    onSlowStatement: (ms: number, sql: string) => {
      log.warn(`一条语句用了 ${Math.round(ms)} 毫秒，其间别的请求都在等它：${sql}`)
    },
  }
  return new GuardedPool(
    {
      stream: () => new WireStream(thread, budget),
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: CONNECT_MS,
      user: 'postgres',
      database: 'postgres',
      ssl: false,
    },
    log,
  )
}

interface Parts {
  thread: PgliteThread
  pool: GuardedPool
  dataDir: string
  log: StorageLog
  bulk: BulkCount
  release: () => void
  stopWatch: () => void
}

function assemble({ thread, pool, dataDir, log, bulk, release, stopWatch }: Parts): Database {
  const kysely = new GuardedKysely(pool)
  const unreported = async <T>(work: () => Promise<T>): Promise<T> => {
    bulk.running++
    try {
      return await work()
    } finally {
      bulk.running--
    }
  }
  const health = new HealthProbe(() => thread.request({ kind: 'probe' }))
  const readOnly = new ReadOnlyProbe(pool)
  let closing: Promise<void> | undefined
  const close = async () => {
    stopWatch()
    await Promise.race([pool.end(), sleep(CLOSE_MS, undefined, { ref: false })])
    await thread
      .stop(CLOSE_MS)
      .catch((error: Error) => log.warn(`数据库没有正常关闭：${error.message}；下次启动会自动恢复。`))
    release()
  }
  return {
    engine: 'embedded',
    kysely,
    pool,
    transaction: (work) => kysely.transaction().execute(work),
    bulk: async (step) => {
      refuseSecondConnection()
      try {
        return await unreported(() => asBulk(step))
      } finally {
        // Background work leaves it to the size and age of the log: everybody waits for a checkpoint.
        if (!isBulk() && !turnScope().isBackground)
          await unreported(() => thread.request({ kind: 'checkpoint' }))
      }
    },
    vacuumAnalyze: (tables) => unreported(() => vacuumTables(pool, tables)),
    alive: () => health.check(),
    isReadOnly: () => readOnly.check(),
    get isDoubtful() {
      return pool.isDoubtful
    },
    backup: (folder) => unreported(() => copyTo(thread, dataDir, resolve(folder))),
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

/** Copies into a draft beside the goal first, so that what bears the name is whole. */
async function copyTo(thread: PgliteThread, dataDir: string, folder: string): Promise<void> {
  if (existsSync(folder)) throw new Error(`备份目标 ${folder} 已存在，请换一个新的文件夹名。`)
  if (`${folder}/`.startsWith(`${dataDir}/database/`)) throw new Error('备份不能放在数据库文件夹里面。')
  const draft = `${folder}.tmp`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  await thread.request({ kind: 'copy', to: join(draft, 'database') })
  // After the database: every file that a copied row names has been written before.
  await copyFiles(dataDir, draft)
  keepForOwner(draft)
  renameSync(draft, folder)
}
