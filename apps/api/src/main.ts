import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { FreeSpace, freeBytes } from '#platform/database/free-space.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { NO_PRIMARY } from '#platform/database/postgres/replica-sentence.ts'
import { channelFaults } from '#platform/delivery/channels.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { Files } from '#platform/files/files.ts'
import { scrub } from '#platform/http/logging.ts'
import { ratesTimes } from '#platform/http/rate-limit.ts'
import { JobQueue } from '#platform/jobs/job-queue.ts'
import { useLeases } from '#platform/jobs/lease.ts'
import { Worker } from '#platform/jobs/worker.ts'
import { checkDataFolder, checkPort, portError } from '#platform/process/check-port-and-folder.ts'
import { serveCommands } from '#platform/process/command-socket.ts'
import type { Settings } from '#platform/process/settings.ts'
import { startSentence } from '#platform/process/start-error.ts'
import { type Running, stopOnSignals } from '#platform/process/stop.ts'
import type { TracingSettings } from '#platform/tracing/tracing-settings.ts'
import { servedCommands } from './cli/served-commands.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemoAccounts } from './demo/accounts/demo-accounts.ts'
import { ensureDemoData } from './demo/demo-data.ts'
import { moduleJobs } from './jobs.ts'
import { REGISTRATIONS_A_DAY } from './modules/account/store/registration-limit.ts'
import { handlers } from './operations.ts'
import { type Program, readProgram } from './program.ts'
import { buildServer } from './server.ts'

const READ_ONLY =
  '数据库现在不接受写入（备库、只读设置或磁盘已满）：网站可以查看，不能保存；恢复写入后不需要重启。'
const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url))

async function start(): Promise<void> {
  // What the server writes, the engine's files among it, is for its owner alone.
  process.umask(0o077)
  const program = readProgram(process.env, process.stdout.isTTY === true)
  for (const note of program.notes) console.log(note)
  const { settings, fileStore, channels } = program
  useLeases(settings.leaseMs)
  const db = await openSiteDatabase(settings)
  const running: Running = { db, readiness: { isDraining: false }, drainMs: settings.drainMs }
  const stopping = stopOnSignals(running)
  if (program.tracing) await trace(program.tracing, running)
  try {
    // Not waited for: the site goes on with what it can.
    void fileStore.trouble().then((sentence) => sentence !== undefined && console.log(sentence))
    const queue = new JobQueue(db, moduleJobs(db, new Files(db, fileStore), channels))
    if (settings.worker !== 'only') running.app = await serve(program, running, queue)
    if (settings.worker !== 'off') {
      running.worker = new Worker({ queue, onError: (error, job) => jobFailed(error, job, running.app) })
      await running.worker.start()
    }
    if (db.engine === 'embedded')
      await takeCommands(running, settings, { fileStore, wakeJobs: () => queue.wake() })
    for (const fault of channelFaults(channels)) console.log(fault)
    if (running.app) announce(running.app, settings, db)
    else console.log('海选任务进程已启动（HAIXUAN_WORKER=only）：只运行后台任务，不提供网页。')
  } catch (error) {
    // Stopped half-way: the handler of the signal ends the process.
    if (stopping.asked) return
    await db.close()
    throw error
  }
}

/** Loaded only where it is wanted. */
async function trace(tracing: TracingSettings, running: Running): Promise<void> {
  const { openTracing } = await import('#platform/tracing/open-tracing.ts')
  running.stopTracing = openTracing(tracing, { say: (sentence) => console.log(sentence) }).stop
}

async function openSiteDatabase({
  port,
  host,
  databaseUrl,
  databaseReadUrl,
  dataDir,
  minFreeBytes,
  worker,
}: Settings): Promise<Database> {
  if (worker !== 'only') await checkPort(port, host)
  if (databaseUrl === undefined) checkDataFolder(dataDir)
  if (databaseUrl === undefined && databaseReadUrl !== undefined) console.log(NO_PRIMARY)
  // Jobs read what they write: a process of jobs alone has no use for a replica.
  const readUrl = worker === 'only' ? undefined : databaseReadUrl
  return openDatabase(
    databaseUrl === undefined ? { dataDir, minFreeBytes, onLost: endLost } : { databaseUrl, readUrl },
    {
      info: (message) => console.log(message),
      warn: (message) => console.log(message),
    },
  )
}

async function serve(
  { settings, fileStore, channels, wechat, tracing }: Program,
  { db, readiness }: Running,
  queue: JobQueue,
): Promise<FastifyInstance> {
  const allowDemoAccounts = demoAccountsOf(settings)
  if (await db.isReadOnly()) console.log(READ_ONLY)
  else {
    if (allowDemoAccounts) await seedDemoAccounts(db)
    await ensureDemoData(db, settings.demo, (line) => console.log(line))
  }
  const log = { level: settings.logLevel, sink: process.stdout }
  const exportDir = join(settings.dataDir, 'exports')
  const app = await buildServer({
    ...{ db, handlers, webRoot: WEB_ROOT, allowDemoAccounts, log, exportDir, fileStore },
    ...{ channels, messageFactor: settings.rateFactor, wakeJobs: () => queue.wake() },
    rates: ratesTimes(settings.rateFactor, settings.servers),
    registrationsADay: Math.ceil(REGISTRATIONS_A_DAY * settings.rateFactor),
    labelStoreBytes: settings.labelStoreBytes,
    ...(settings.databaseUrl === undefined ? { space: spaceOf(settings) } : {}),
    trustedProxies: settings.trustedProxies,
    takesTraceContext: tracing?.takesContext ?? false,
    readiness,
    metricsToken: settings.metricsToken,
    ...(wechat ? { wechat } : {}),
  })
  const { port, host } = settings
  await app.listen({ port, host }).catch((error: unknown) => {
    throw portError(error, port, host)
  })
  return app
}

/**
 * Demo accounts have a password that everybody knows: they are for this machine alone, which a server behind a proxy
 * is not. Each call is looked at again (http/own-machine.ts).
 */
function demoAccountsOf({ demo, loopbackOnly, trustedProxies }: Settings): boolean {
  return demo === 'load' && loopbackOnly && trustedProxies.length === 0
}

/** The terminal reaches the embedded database through this process alone. */
async function takeCommands(
  running: Running,
  { dataDir, worker }: Settings,
  own: { fileStore: FileStore; wakeJobs: () => void },
): Promise<void> {
  const run = servedCommands({ db: running.db, dataDir, ...own, hasWorker: worker === 'in' })
  const stop = await serveCommands(dataDir, run)
  if (stop) running.stopCommands = stop
  else console.log(`数据目录 ${dataDir} 的路径太长：服务运行时不能用命令行，请换一个较短的目录。`)
}

/** What a job meets is for the log of the server, or that of a process which has none. */
function jobFailed(error: unknown, job: string, app: FastifyInstance | undefined): void {
  if (app) app.log.error({ err: error, job }, 'job failed')
  else
    process.stderr.write(`${scrub(`job failed (${job}): ${error instanceof Error ? error.stack : error}`)}\n`)
}

/** A served PostgreSQL has a disk of its own, and says itself when it is full. */
function spaceOf({ minFreeBytes, dataDir }: Settings): FreeSpace {
  return new FreeSpace(minFreeBytes, () => freeBytes(dataDir))
}

/** The embedded engine is gone permanently: anyone who supervises the process starts another. */
function endLost(): void {
  process.stderr.write('内置数据库一分钟内没有能重新打开，服务即将退出；请检查磁盘后重新启动。\n')
  process.exit(1)
}

function announce(app: FastifyInstance, settings: Settings, db: Database): void {
  const { host, dataDir } = settings
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : settings.port
  const everywhere = host === '0.0.0.0' || host === '::'
  const shown = everywhere ? '127.0.0.1' : host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
  console.log(`海选已启动：http://${shown}:${port}${everywhere ? ' （其他机器请用本机的 IP 地址访问）' : ''}`)
  console.log(
    db.engine === 'embedded' ? `数据保存在 ${dataDir}` : '数据保存在 DATABASE_URL 指定的 PostgreSQL',
  )
  if (settings.worker === 'off')
    console.log(
      '本进程不运行后台任务（HAIXUAN_WORKER=off）：榜单、提醒、导出与清理由其他进程运行，没有时它们会等待。',
    )
  if (!demoAccountsOf(settings)) return
  console.log(`演示账号（密码 ${DEMO_PASSWORD}）：`)
  for (const { mobile, remark } of DEMO_ACCOUNTS) console.log(`  ${mobile}  ${remark}`)
}

start().catch((error: unknown) => {
  process.stderr.write(`${startSentence(error)}\n`)
  // Whatever still runs (a pool, a worker) must not keep a server alive that never started.
  process.exit(1)
})
