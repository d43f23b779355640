// Whether the daily job is felt: node --import tsx bench/roll-up-beside.ts [--products=20000] [--runs=3]. On the embedded
// engine others read 20 times a second, alone and while roll-ups of all marketplaces run beside them in the same process.
// Goal: the others' median stays within twice the quiet one of the same run (median of the runs).
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { moduleJobs } from '../apps/api/src/jobs.ts'
import { handlers } from '../apps/api/src/operations.ts'
import { Files } from '../apps/api/src/platform/files/files.ts'
import { FolderStore } from '../apps/api/src/platform/files/folder-store.ts'
import type { Handlers } from '../apps/api/src/platform/http/handler.ts'
import { JobQueue } from '../apps/api/src/platform/jobs/job-queue.ts'
import { Worker } from '../apps/api/src/platform/jobs/worker.ts'
import { buildServer } from '../apps/api/src/server.ts'
import { entered } from '../apps/api/test/http/people.ts'
import { quantile } from './quantile.ts'
import { seededDatabase } from './seeded-database.ts'
import { seedGoods } from './server-seed.ts'

const GOAL = 2
const OTHERS = 20
const WINDOW_MS = 6_000
/** Boards from this day on are made again, so that there is work. */
const FROM = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10)
const print = (line: string) => process.stdout.write(`${line}\n`)
const { values } = parseArgs({
  options: { products: { type: 'string', default: '20000' }, runs: { type: 'string', default: '3' } },
})
interface Answer {
  ms: number
  status: number
}

const opened = await seededDatabase('embedded', Number(values.products), { seed: seedGoods, log: print })
const { db } = opened
const app = await buildServer({
  ...{ db, handlers: handlers as Handlers, webRoot: '/nowhere', allowDemoAccounts: false },
  checkAnswers: false,
})
await app.listen({ port: 0, host: '127.0.0.1' })
const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
const PATHS = [
  ...['/api/temu/goods/search', '/api/me/entitlements', '/api/common/areajson', '/api/getServerTime'],
  '/api/notices',
]
const tokens = await Promise.all(
  Array.from({ length: OTHERS - 1 }, async () => {
    const { token } = await entered(db, { vipType: 'black_drill', vipExpire: null })
    return token
  }),
)
const calls = Array.from({ length: tokens.length * PATHS.length }, (_, n) => ({
  url: base + PATHS[n % PATHS.length],
  token: tokens[n % tokens.length] ?? '',
  from: `127.0.9.${1 + (n % tokens.length)}`,
}))
const others: ChildProcess = fork(new URL('./fairness-client.mjs', import.meta.url), { execArgv: [] })
const watch = async (): Promise<Answer[]> => {
  others.send({ kind: 'paced', calls, perSecond: 20, ms: WINDOW_MS })
  const [answers] = (await once(others, 'message')) as [Answer[]]
  return answers
}
const median = (answers: readonly Answer[]) =>
  quantile(
    answers.map(({ ms }) => ms),
    0.5,
  )

const queue = new JobQueue(db, moduleJobs(db, new Files(db, new FolderStore('/nowhere'))))
const worker = new Worker({ queue, isScheduling: false })
await worker.start()
const rollUps = queue.schedules.filter(({ name }) => name === 'roll-up')
const running = async () => {
  const { rows } = await db.pool.query("select 1 from job where state = 'running' limit 1")
  return rows.length > 0
}
const ratios: number[] = []
let failed = 0
await watch()
for (let run = 1; run <= Number(values.runs); run++) {
  const quiet = median(await watch())
  await queue.enqueue(
    rollUps.flatMap(({ jobs }) =>
      jobs(Date.now()).map((wish) => ({ ...wish, payload: { ...(wish.payload as object), from: FROM } })),
    ),
  )
  while (!(await running())) await new Promise((resolve) => setTimeout(resolve, 5))
  const beside = await watch()
  const still = await running()
  failed += beside.filter(({ status }) => status !== 200).length
  const ratio = median(beside) / quiet
  ratios.push(ratio)
  print(
    `run ${run}: quiet ${quiet.toFixed(1)} ms, beside ${median(beside).toFixed(1)} ms, ${ratio.toFixed(2)} times; the job ${still ? 'still ran at the end' : 'ended before'}; load ${loadavg()[0]?.toFixed(1)}`,
  )
  while (await running()) await new Promise((resolve) => setTimeout(resolve, 50))
}
others.kill()
await worker.stop()
await app.close()
await opened.dispose()
const result = quantile(ratios, 0.5)
print(
  `others' median is ${result.toFixed(2)} times the quiet one (median of the runs; goal ${GOAL}); failed: ${failed}`,
)
process.exit(failed === 0 && result <= GOAL ? 0 : 1)
