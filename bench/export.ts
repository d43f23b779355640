// A list of 100,000 products to xlsx on PostgreSQL, over HTTP, while others work:
// node --import tsx bench/export.ts [--rows=100000] [--engine=postgresql|embedded]
// Goals: under 20 s, under 300 MB of server memory, other calls under 250 ms at p99. The server is this process;
// its clients are a thread of their own.
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { openSession } from '../apps/api/src/domain/account/session.ts'
import { DEFAULT_RATES } from '../apps/api/src/http/rate-limit.ts'
import { buildServer } from '../apps/api/src/http/server.ts'
import { handlers } from '../apps/api/src/operations/index.ts'
import { openEmbeddedForTest, openPostgresForTest } from '../apps/api/test/engines.ts'
import { person } from '../apps/api/test/http/people.ts'
import { seedGoods } from './server-seed.ts'

const GOAL = { seconds: 20, mb: 300, p99: 250 }
const MB = 1_048_576
const print = (line: string) => process.stdout.write(`${line}\n`)
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    engine: { type: 'string', default: 'postgresql' },
    columns: { type: 'string', default: 'temu_31' },
  },
})
const rows = Number(values.rows)
/** Four marketplaces share the products; a fifth of them is more than enough of Temu. */
const opened = await (values.engine === 'embedded' ? openEmbeddedForTest() : openPostgresForTest())
const dir = mkdtempSync(join(tmpdir(), 'haixuan-export-bench-'))
const { db } = opened
await seedGoods(db, rows * 3, print)
const plenty = { user: { calls: 1e9, perMs: 1_000 }, anonymous: { calls: 1e9, perMs: 1_000 } }
const rates = { ...DEFAULT_RATES, search: plenty, read: plenty, export: plenty }
const app = await buildServer({
  db,
  handlers,
  webRoot: '/nowhere',
  allowDemoAccounts: false,
  rates,
  exportDir: dir,
})
await app.listen({ port: 0, host: '127.0.0.1' })
const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
const { id } = await person(db, { vipType: 'yqyy', vipExpire: null })
const { token } = await openSession(db, id, { ip: '127.0.0.1', device: undefined })
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
const data = async (answer: Response) => ((await answer.json()) as { data: Job }).data
interface Job {
  id: string
  state: string
  rowsWritten: number
  rowsTotal: number
}

// What others ask for meanwhile: the first page of a board, a page deep in it, and the clock.
const paths = ['/api/temu/goods/search', '/api/temu/goods/search?page=20&sort=gmv:desc', '/api/getServerTime']
const client = new Worker(new URL('./http-client.mjs', import.meta.url))
const times: number[] = []
let isOver = false
const others = (async () => {
  while (!isOver) {
    client.postMessage({ urls: paths.map((path) => `${base}${path}`), token })
    const [answer] = (await once(client, 'message')) as [{ times?: number[]; error?: string }]
    if (answer.error) throw new Error(answer.error)
    times.push(...(answer.times ?? []))
  }
})()

globalThis.gc?.()
const before = process.memoryUsage().rss
let most = before
const memory = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss)
}, 50)
const request = {
  ...{ operation: 'searchGoods', params: { marketplace: 'temu' }, query: {}, format: 'xlsx', title: 'bench' },
  ...{ columnSet: values.columns, columns: [], most: rows },
}
const start = performance.now()
const made = await fetch(`${base}/api/exports`, {
  method: 'POST',
  headers,
  body: JSON.stringify({ key: crypto.randomUUID(), request }),
})
let job = await data(made)
while (job.state === 'queued' || job.state === 'running') {
  await new Promise((resolve) => setTimeout(resolve, 100))
  job = await data(await fetch(`${base}/api/exports/${job.id}`, { headers }))
}
const seconds = (performance.now() - start) / 1000
isOver = true
await others
clearInterval(memory)
times.sort((a, b) => a - b)
const p99 = times[Math.floor(times.length * 0.99)] ?? 0
const [file] = readdirSync(dir)
const fileMb = file ? statSync(join(dir, file)).size / MB : 0
print(`${job.state}: ${job.rowsWritten} rows, ${fileMb.toFixed(1)} MB`)
print(`time            ${seconds.toFixed(1)} s   (goal ${GOAL.seconds})`)
print(
  `memory          ${(most / MB).toFixed(0)} MB, before ${(before / MB).toFixed(0)} MB   (goal ${GOAL.mb})`,
)
print(`others, p99     ${p99.toFixed(0)} ms of ${times.length} calls   (goal ${GOAL.p99})`)
await app.close()
await client.terminate()
await opened.dispose()
rmSync(dir, { recursive: true })
const isMet = job.state === 'finished' && seconds < GOAL.seconds && most / MB < GOAL.mb && p99 < GOAL.p99
process.exitCode = isMet ? 0 : 1
