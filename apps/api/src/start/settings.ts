import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartupError } from '../storage/startup-error.ts'

export interface Settings {
  port: number
  host: string
  /** Folder of the embedded database, absolute. */
  dataDir: string
  /** A PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined
  /** Demo data is wanted. */
  demo: boolean
  /** Only this machine can reach the server. */
  loopbackOnly: boolean
  logLevel: string
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent']

/** Reads the environment. Throws a StartupError for a value that means nothing. */
export function readSettings(env: Record<string, string | undefined>, isTerminal: boolean): Settings {
  const host = env['HOST'] || '127.0.0.1'
  return {
    port: readPort(env['PORT']),
    host,
    dataDir: readFolder(env['HAIXUAN_DATA_DIR'], env['INIT_CWD']),
    databaseUrl: readDatabaseUrl(env['DATABASE_URL']),
    demo: readSwitch('HAIXUAN_DEMO', env['HAIXUAN_DEMO']),
    loopbackOnly: isLoopback(host),
    logLevel: readLevel(env['HAIXUAN_LOG'], isTerminal ? 'warn' : 'info'),
  }
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return 3000
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port >= 0 && port <= 65_535) return port
  throw new StartupError(`PORT=${text} 不是端口号，请改为 1 到 65535 之间的整数，例如 PORT=3000。`)
}

/** A relative folder is meant from where the command was typed; the default lies in the project. */
function readFolder(text: string | undefined, typedIn: string | undefined): string {
  return text ? resolve(typedIn ?? process.cwd(), text) : resolve(ROOT, 'data')
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^postgres(ql)?:$/.test(url.protocol)) return text
  throw new StartupError(
    'DATABASE_URL 不是 PostgreSQL 地址，请改为 postgres://用户:密码@主机:端口/库名 的形式，或去掉它以使用内置数据库。',
  )
}

function readSwitch(name: string, text: string | undefined): boolean {
  if (text === undefined || text === '' || text === '1') return true
  if (text === '0') return false
  throw new StartupError(`${name}=${text} 无法识别，请改为 1（要）或 0（不要）。`)
}

function readLevel(text: string | undefined, preset: string): string {
  if (!text) return preset
  if (LEVELS.includes(text)) return text
  throw new StartupError(`HAIXUAN_LOG=${text} 无法识别，请改为 ${LEVELS.join('、')} 之一。`)
}

/** Whether a listening address can be reached from this machine alone. */
export function isLoopback(host: string): boolean {
  const plain = host.replace(/^\[|\]$/g, '').toLowerCase()
  return plain === 'localhost' || plain === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(plain)
}
