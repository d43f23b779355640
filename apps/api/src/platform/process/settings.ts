import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isPostgresUrl } from '../database/postgres/postgres-url.ts'
import { StartupError } from '../database/startup-error.ts'
import { isLoopback } from '../http/loopback.ts'
import { LEASE_MS } from '../jobs/lease.ts'
import { type Environment, readEach, shown } from './environment.ts'
import { readTrustedProxies } from './trusted-proxy-list.ts'

/**
 * load: an empty database gets demo data and, on a loopback address, demo accounts. remove: demo data goes.
 * leave: nothing generated enters the database, and what was loaded on purpose stays.
 */
export type DemoWish = 'load' | 'leave' | 'remove'

/** in: jobs run in the server. only: this process runs jobs and serves nothing. off: others run them. */
type WorkerWish = 'in' | 'only' | 'off'

export interface Settings {
  port: number
  host: string
  /** Folder of the embedded database, absolute. */
  dataDir: string
  /** A PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined
  /** A streaming replica of it, for reads of market data, as it was written: one that cannot be used stops nothing. */
  databaseReadUrl: string | undefined
  demo: DemoWish
  /** Only this machine can reach the server. */
  loopbackOnly: boolean
  logLevel: string
  /** Limits of calls are this many times what they are by default, 0.1 to 100. */
  rateFactor: number
  /** Servers that run side by side, this one among them: limits that each counts alone are divided. */
  servers: number
  /** Bytes of the disk below which nothing more is stored. */
  minFreeBytes: number
  /** Bytes that the labels of all accounts may take together. */
  labelStoreBytes: number
  /** Networks of the proxies in front of the server whose forwarding headers are believed, as CIDR. */
  trustedProxies: string[]
  worker: WorkerWish
  /** Anyone who shows it reads `/metrics` from anywhere; without one only this machine does. */
  metricsToken: string | undefined
  /** How long `/readyz` says that the process ends before it takes no more calls, in milliseconds. */
  drainMs: number
  /** How long the leases of its jobs hold, in milliseconds. */
  leaseMs: number
}

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url))
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent']

/** Reads the environment. @throws {StartupError} that names every value which means nothing */
export function readSettings(env: Environment, isTerminal: boolean): Settings {
  const host = env['HOST'] || '127.0.0.1'
  // Where the file with the address cannot be read, that alone is told.
  const isServed = Boolean(env['DATABASE_URL'] || env['DATABASE_URL_FILE'])
  const read = readEach({
    port: () => readPort(env['PORT']),
    databaseUrl: () => readDatabaseUrl(env['DATABASE_URL']),
    databaseReadUrl: () => env['DATABASE_READ_URL'] || undefined,
    demo: () => readDemo(env['HAIXUAN_DEMO'], isServed ? 'leave' : 'load'),
    logLevel: () => readLevel(env['HAIXUAN_LOG'], isTerminal ? 'warn' : 'info'),
    rateFactor: () => readFactor(env['HAIXUAN_RATE_FACTOR']),
    servers: () => readServers(env['HAIXUAN_SERVERS']),
    minFreeBytes: () => readMegabytes(env, 'HAIXUAN_MIN_FREE_MB', 200),
    labelStoreBytes: () => readMegabytes(env, 'HAIXUAN_LABEL_STORE_MB', 5_120),
    trustedProxies: () => readTrustedProxies(env['HAIXUAN_TRUST_PROXY']),
    worker: () => readWorker(env['HAIXUAN_WORKER'], isServed),
    metricsToken: () => readMetricsToken(env['HAIXUAN_METRICS_TOKEN']),
    drainMs: () => readDrain(env['HAIXUAN_DRAIN_SECONDS']),
    leaseMs: () => readLease(env['HAIXUAN_LEASE_SECONDS']),
  })
  const dataDir = readFolder(env['HAIXUAN_DATA_DIR'], env['INIT_CWD'])
  return { ...read, host, dataDir, loopbackOnly: isLoopback(host) }
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return 3000
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port >= 0 && port <= 65_535) return port
  throw new StartupError(`PORT=${shown(text)} 不是端口号，请改为 1 到 65535 之间的整数，例如 PORT=3000。`)
}

/** A relative folder is meant from where the command was typed; the default is in the project. */
function readFolder(text: string | undefined, typedIn: string | undefined): string {
  return text ? resolve(typedIn ?? process.cwd(), text) : resolve(ROOT, 'data')
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (isPostgresUrl(text)) return text
  throw new StartupError(
    'DATABASE_URL 不是 PostgreSQL 地址，请改为 postgres://用户:密码@主机:端口/库名 的形式，或去掉它以使用内置数据库。',
  )
}

/** A database of its own is there to be tried; one that somebody provides is there to be used. */
function readDemo(text: string | undefined, preset: DemoWish): DemoWish {
  if (text === undefined || text === '') return preset
  if (text === '1') return 'load'
  if (text === '0') return 'remove'
  throw new StartupError(`HAIXUAN_DEMO=${shown(text)} 无法识别，请改为 1（要示例数据）或 0（不要）。`)
}

function readLevel(text: string | undefined, preset: string): string {
  if (!text) return preset
  if (LEVELS.includes(text)) return text
  throw new StartupError(`HAIXUAN_LOG=${shown(text)} 无法识别，请改为 ${LEVELS.join('、')} 之一。`)
}

/** The embedded engine has one process: a worker of its own could not open it beside a server. */
function readWorker(text: string | undefined, isServed: boolean): WorkerWish {
  if (text === undefined || text === '' || text === 'in') return 'in'
  if (text === 'off') return 'off'
  if (text !== 'only')
    throw new StartupError(
      `HAIXUAN_WORKER=${shown(text)} 无法识别，请改为 in（任务在服务进程里运行）、only（本进程只运行任务）或 off（本进程不运行任务）。`,
    )
  if (isServed) return 'only'
  throw new StartupError(
    'HAIXUAN_WORKER=only 需要 DATABASE_URL：内置数据库同时只能由一个进程打开，请去掉 HAIXUAN_WORKER，让服务进程自己运行任务。',
  )
}

function readFactor(text: string | undefined): number {
  if (text === undefined || text === '') return 1
  const factor = /^\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  if (factor >= 0.1 && factor <= 100) return factor
  throw new StartupError(
    `HAIXUAN_RATE_FACTOR=${shown(text)} 无法识别，请改为 0.1 到 100 之间的数，例如 2 表示调用次数上限放宽一倍。`,
  )
}

function readServers(text: string | undefined): number {
  if (text === undefined || text === '') return 1
  const servers = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (servers >= 1 && servers <= 100) return servers
  throw new StartupError(
    `HAIXUAN_SERVERS=${shown(text)} 无法识别，请改为同时运行的服务器数量，1 到 100 之间的整数，例如 HAIXUAN_SERVERS=3。`,
  )
}

/** A whole number of megabytes, 0 to 99,999,999. @returns bytes */
function readMegabytes(env: Environment, name: string, preset: number): number {
  const text = env[name] || String(preset)
  if (/^\d{1,8}$/.test(text)) return Number(text) * 1_048_576
  throw new StartupError(
    `${name}=${shown(text)} 无法识别，请改为以 MB 为单位的整数，例如 ${name}=${preset}。`,
  )
}

/** The value itself is never shown: it is a secret, even one that is too short. */
function readMetricsToken(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (/^[\x21-\x7e]{16,200}$/.test(text)) return text
  throw new StartupError(
    'HAIXUAN_METRICS_TOKEN 不能用，请改为 16 到 200 个字母、数字或符号（不含空格），或去掉它（那样只有本机能读 /metrics）。',
  )
}

/** 2 to 60 whole seconds. @returns milliseconds */
function readLease(text: string | undefined): number {
  if (text === undefined || text === '') return LEASE_MS
  const seconds = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN
  if (seconds >= 2 && seconds * 1000 <= LEASE_MS) return seconds * 1000
  throw new StartupError(
    `HAIXUAN_LEASE_SECONDS=${shown(text)} 无法识别，请改为 2 到 60 之间的整数，例如 HAIXUAN_LEASE_SECONDS=60。`,
  )
}

/** 0 to 60 whole seconds. @returns milliseconds */
function readDrain(text: string | undefined): number {
  if (text === undefined || text === '') return 0
  const seconds = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN
  if (seconds <= 60) return seconds * 1000
  throw new StartupError(
    `HAIXUAN_DRAIN_SECONDS=${shown(text)} 无法识别，请改为 0 到 60 之间的整数，例如 HAIXUAN_DRAIN_SECONDS=5。`,
  )
}
