// Whether an import of bills is felt: node --import tsx bench/finance-beside.ts [--engine=embedded|postgresql]
//   [--lines=200000] [--runs=3]
// Others read 20 times a second, alone and while the job of one import reads 80 files and computes its preview in the same
// process. Goal: the others' median stays within twice the quiet one of the same run (median of the runs).
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { moduleJobs } from '../apps/api/src/jobs.ts'
import { handlers } from '../apps/api/src/operations.ts'
import { Files } from '../apps/api/src/platform/files/files.ts'
import { FolderStore } from '../apps/api/src/platform/files/folder-store.ts'
import type { Handlers } from '../apps/api/src/platform/http/handler.ts'
import type { Rates } from '../apps/api/src/platform/http/rate-limit.ts'
import { JobQueue } from '../apps/api/src/platform/jobs/job-queue.ts'
import { Worker } from '../apps/api/src/platform/jobs/worker.ts'
import { buildServer } from '../apps/api/src/server.ts'
import { openEmbeddedForTest, openPostgresForTest } from '../apps/api/test/engines.ts'
import { entered } from '../apps/api/test/http/people.ts'
import { quantile } from './quantile.ts'

const GOAL = 2
const PLENTY = { user: { calls: 1e9, perMs: 60_000 }, anonymous: { calls: 1e9, perMs: 60_000 } }
const RATES: Rates = {
  ...{ read: PLENTY, search: PLENTY, write: PLENTY },
  ...{ login: PLENTY, export: PLENTY, import: PLENTY },
}
const FILES = 40
const OTHERS = 20
const WINDOW_MS = 6_000
const print = (line: string) => process.stdout.write(`${line}\n`)
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'embedded' },
    lines: { type: 'string', default: '200000' },
    runs: { type: 'string', default: '3' },
  },
})

const { db, dispose } = await (values.engine === 'postgresql' ? openPostgresForTest() : openEmbeddedForTest())
const folder = mkdtempSync(join(tmpdir(), 'haixuan-bench-'))
const fileStore = new FolderStore(folder)
const app = await buildServer({
  ...{ db, handlers: handlers as Handlers, webRoot: '/nowhere', allowDemoAccounts: false },
  ...{ checkAnswers: false, fileStore, rates: RATES },
})
await app.listen({ port: 0, host: '127.0.0.1' })
const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
const member = () => entered(db, { vipType: 'black_drill', vipExpire: null })
const PATHS = ['/api/me/entitlements', '/api/finance/books', '/api/common/areajson', '/api/getServerTime']
const tokens = await Promise.all(Array.from({ length: OTHERS - 1 }, async () => (await member()).token))
const calls = Array.from({ length: tokens.length * PATHS.length }, (_, n) => ({
  ...{ url: base + PATHS[n % PATHS.length], token: tokens[n % tokens.length] ?? '' },
  from: `127.0.9.${1 + (n % tokens.length)}`,
}))
const others: ChildProcess = fork(new URL('./fairness-client.mjs', import.meta.url), { execArgv: [] })
interface Answer {
  ms: number
  status: number
}
async function watch(): Promise<Answer[]> {
  others.send({ kind: 'paced', calls, perSecond: 20, ms: WINDOW_MS })
  const [answers] = (await once(others, 'message')) as [Answer[]]
  return answers
}
const median = (answers: readonly Answer[]) =>
  quantile(
    answers.map(({ ms }) => ms),
    0.5,
  )

const HEADING = '销售订单,售后订单,SKU ID,SKU货号,数量,交易类型,金额,币种,账务时间'
function bill(run: number, file: number, lines: number): Buffer {
  const rows = Array.from({ length: lines }, (_, n) => {
    const [sku, day] = [n % 400, String(1 + (n % 28)).padStart(2, '0')]
    return `PO-${run}-${file}-${n},,1759218604${4000 + sku},A-${sku},1,销售回款,${10 + (n % 90)}.05,CNY,2026-10-${day} 08:30:00`
  })
  return Buffer.from([HEADING, ...rows].join('\n'))
}

/** Uploads bills of a new seller and begins their import. */
async function begin(run: number): Promise<void> {
  const { id, token } = await member()
  await db.pool.query(
    `insert into own_store (account_id, id, key, marketplace, name, name_key, mall_id, mode, books, currency, source)
     values ($1, $2, $3, 1, '店', '店', $4, 'full', '{全球}', 'CNY', 'manual')`,
    [id, randomUUID(), randomUUID(), `6344182${run}`],
  )
  const headers = { authorization: `Bearer ${token}` }
  const post = async <Data>(url: string, payload: object): Promise<Data> => {
    const answer = await app.inject({ method: 'POST', url, payload, headers })
    if (answer.statusCode > 201) throw new Error(`${url} answered ${answer.statusCode} ${answer.body}`)
    return (answer.json() as { data: Data }).data
  }
  const uploads: string[] = []
  for (let file = 0; file < FILES; file++) {
    const payload = bill(run, file, Math.ceil(Number(values.lines) / FILES))
    const wish = { name: `${file}.csv`, kind: 'bill', bytes: payload.length }
    const upload = await post<{ id: string }>('/api/uploads', wish)
    const url = `/api/uploads/${upload.id}/parts/0`
    await app.inject({
      ...{ method: 'PUT', url, payload },
      headers: { ...headers, 'content-type': 'application/octet-stream' },
    })
    await post(`/api/uploads/${upload.id}/finish`, {})
    uploads.push(upload.id)
  }
  await post('/api/finance/imports', { key: randomUUID(), uploads })
}

const queue = new JobQueue(db, moduleJobs(db, new Files(db, fileStore)))
const worker = new Worker({ queue, isScheduling: false })
const running = async () => {
  const { rows } = await db.pool.query(
    "select 1 from job where state in ('waiting', 'running') and kind = 'read-bills' limit 1",
  )
  return rows.length > 0
}
const ratios: number[] = []
let failed = 0
await watch()
for (let run = 1; run <= Number(values.runs); run++) {
  await begin(run)
  const quiet = median(await watch())
  await worker.start()
  const beside = await watch()
  const still = await running()
  failed += beside.filter(({ status }) => status !== 200).length
  ratios.push(median(beside) / quiet)
  print(
    `run ${run}: quiet ${quiet.toFixed(1)} ms, beside ${median(beside).toFixed(1)} ms, ${ratios.at(-1)?.toFixed(2)} times; the import ${still ? 'still ran at the end' : 'ended before'}; load ${loadavg()[0]?.toFixed(1)}`,
  )
  while (await running()) await new Promise((resolve) => setTimeout(resolve, 100))
  await worker.stop()
}
others.kill()
await app.close()
await dispose()
rmSync(folder, { recursive: true })
const result = quantile(ratios, 0.5)
print(
  `others' median is ${result.toFixed(2)} times the quiet one (median of the runs; goal ${GOAL}); failed: ${failed}`,
)
process.exit(failed === 0 && result <= GOAL ? 0 : 1)
