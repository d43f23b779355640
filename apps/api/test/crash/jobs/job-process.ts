import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadDemoCreators } from '../../../src/demo/creators/load-demo-creators.ts'
import { loadDemoGoods } from '../../../src/demo/goods/load-demo-goods.ts'
import { moduleJobs } from '../../../src/jobs.ts'
import { handlers } from '../../../src/operations.ts'
import { type DatabaseOptions, openDatabase } from '../../../src/platform/database/open-database.ts'
import type { Channels } from '../../../src/platform/delivery/channels.ts'
import { Files } from '../../../src/platform/files/files.ts'
import { FolderStore } from '../../../src/platform/files/folder-store.ts'
import type { Handlers } from '../../../src/platform/http/handler.ts'
import type { JobKind, JobRun } from '../../../src/platform/jobs/job-kind.ts'
import { JobQueue } from '../../../src/platform/jobs/job-queue.ts'
import { useLeases } from '../../../src/platform/jobs/lease.ts'
import { Worker } from '../../../src/platform/jobs/worker.ts'
import { buildServer } from '../../../src/server.ts'
import { FreezingDatabase, freeze, say } from './freeze.ts'
import type { JobOrder } from './order.ts'
import type { Site } from './scenario.ts'
import { SCENARIOS } from './scenarios.ts'

// Ends what a killed process has left, tells what is wrong with it, then begins the next job and freezes in it.
const LEASE_MS = 2_000
const END_MS = 120_000

const order = JSON.parse(process.argv[2] ?? '') as JobOrder
useLeases(LEASE_MS)
const db = await openDatabase(order.database as DatabaseOptions)
if (order.isFirst) {
  await loadDemoGoods(db, { count: 80 })
  await loadDemoCreators(db, { count: 10 })
}
const files = new Files(db, new FolderStore(join(order.folder, 'files')))
const sink = join(order.folder, 'mails.txt')
const mails = () => (existsSync(sink) ? readFileSync(sink, 'utf8').trim().split('\n') : [])
const channels: Channels = {
  mail: {
    sender: { send: async ({ to }) => appendFileSync(sink, `${to}\n`, { flush: true }) },
    sentence: '',
  },
  text: { sender: undefined, sentence: '' },
  siteUrl: 'https://www.example.com',
}
const app = await buildServer({
  ...{ db, handlers: handlers as Handlers, webRoot: '/nowhere', allowDemoAccounts: false, channels },
  fileStore: new FolderStore(join(order.folder, 'files')),
})
const site: Site = { db, files, app, mails }

/** A kind whose work is counted, statement by statement, and frozen. */
function counted(kind: JobKind, freezing: 'at the end' | number | undefined, note: (count: number) => void) {
  return async (job: JobRun) => {
    const counting = new FreezingDatabase(db, typeof freezing === 'number' ? freezing : undefined)
    await kind.run({ ...job, db: counting.db })
    note(counting.count)
    if (freezing !== undefined) freeze()
  }
}

/** Runs what is due, until nothing of one kind is left. @returns the statements of the last attempt */
async function work(kind: string, freezing?: 'at the end' | number): Promise<number> {
  let statements = 0
  const note = (count: number) => {
    statements = count
  }
  const modules = moduleJobs(db, files, channels).map(({ kinds }) => ({
    kinds: kinds.map((one) => (one.kind === kind ? { ...one, run: counted(one, freezing, note) } : one)),
  }))
  const errors: unknown[] = []
  const queue = new JobQueue(db, modules)
  const worker = new Worker({
    queue,
    isScheduling: false,
    pollMs: 100,
    onError: (error) => errors.push(error),
  })
  await worker.start()
  const until = performance.now() + END_MS
  for (;;) {
    const { rows } = await db.pool.query<{ key: string; state: string; last_error: string | null }>(
      "select key, state, last_error from job where kind = $1 and state not in ('done', 'cancelled') and key not like 'old %'",
      [kind],
    )
    if (rows.length === 0) break
    if (rows.some(({ state }) => state === 'dead') || performance.now() > until) {
      say({
        is: 'faults',
        kind,
        faults: rows.map(({ state, last_error }) => `it is ${state}: ${last_error} ${errors}`),
      })
      break
    }
    await sleep(50)
  }
  await worker.stop()
  return statements
}

const scenarioOf = (kind: string) => {
  const scenario = SCENARIOS[kind]
  if (!scenario) throw new Error(`Jobs of the kind ${kind} have no scenario: see scenarios.ts.`)
  return scenario
}

async function request(kind: string, round: number): Promise<void> {
  const wish = await scenarioOf(kind).prepare(site, round)
  if (wish) await new JobQueue(db, moduleJobs(db, files, channels)).enqueue([wish])
}

if (order.finish) {
  const { kind, round } = order.finish
  await work(kind)
  const { rows } = await db.pool.query<{ n: number }>(
    "select count(*)::integer as n from job where kind = $1 and state = 'done' and attempt >= 2",
    [kind],
  )
  const faults = await scenarioOf(kind).faults(site, round)
  say({
    is: 'faults',
    kind,
    faults: [...faults, ...(rows[0]?.n === 0 ? ['no second attempt was needed'] : [])],
  })
}
if (order.next) {
  const { kind, round, part } = order.next
  if (part === 'at the end') {
    await request(kind, round)
    say({ is: 'working', kind })
    await work(kind, part)
  } else {
    // An undisturbed run tells how many statements there are.
    await request(kind, -round)
    const statements = await work(kind)
    say({ is: 'faults', kind, faults: await scenarioOf(kind).faults(site, -round) })
    await request(kind, round)
    say({ is: 'working', kind })
    await work(kind, Math.min(1 + Math.floor(part * statements), Math.max(statements, 1)))
  }
}
await app.close()
await db.close()
say({ is: 'ended' })
