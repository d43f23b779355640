// First answers of own money at a million rows of one account: node --import tsx bench/finance-million.ts
//   [--engine=postgresql|embedded] [--rows=1000000] [--calls=60] [--only=text]
// Goal: p95 at most 100 ms on PostgreSQL and 200 ms on the embedded engine, in one process with its client beside it.
// HAIXUAN_BENCH_PG names a PostgreSQL database to keep between runs, HAIXUAN_BENCH_DIR a folder of the embedded engine.
// cpu: time on the processors of client, server and database together, which other work on the machine hardly changes.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { openDatabase } from '../apps/api/src/platform/database/open-database.ts'
import { openEmbeddedForTest, openPostgresForTest } from '../apps/api/test/engines.ts'
import { seedBooks } from '../apps/api/test/scale/million-events.ts'
import { cpuClock } from './cpu-time.ts'
import { shapesOf } from './finance-million-calls.ts'
import { quantile } from './quantile.ts'
import { serve } from './serve.ts'

const GOAL = { postgresql: 100, embedded: 200 }
const print = (line: string) => process.stdout.write(`${line}\n`)
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'postgresql' },
    rows: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
  },
})
const engine = values.engine === 'embedded' ? 'embedded' : 'postgresql'

async function opened() {
  const [url, dir] = [process.env['HAIXUAN_BENCH_PG'], process.env['HAIXUAN_BENCH_DIR']]
  const kept = engine === 'embedded' ? dir && { dataDir: dir } : url && { databaseUrl: url }
  if (!kept) return await (engine === 'embedded' ? openEmbeddedForTest() : openPostgresForTest())
  const db = await openDatabase(kept)
  return { db, dispose: () => db.close() }
}

const { db, dispose } = await opened()
const userId = await seedBooks(db, Number(values.rows), print)
const { base, token, close } = await serve(db, { userId })
const client = new Worker(new URL('./http-client.mjs', import.meta.url))
const call = (url: string) =>
  new Promise<number>((resolve, reject) => {
    client.once('message', ({ times, error }) => (error ? reject(new Error(error)) : resolve(times[0])))
    client.postMessage({ urls: [base + url], token })
  })

let missed = 0
print(`${engine}, load of the machine ${loadavg()[0]?.toFixed(1)}`)
print('answer                              p50 ms   p95 ms   goal  cpu p50')
for (const { name, urls } of await shapesOf(db, userId)) {
  if (!name.includes(values.only)) continue
  const [times, spent]: [number[], number[]] = [[], []]
  for (const url of urls.slice(0, 3)) await call(url)
  const cpu = await cpuClock(db)
  for (let n = 0; n < Number(values.calls); n++) {
    const before = cpu?.() ?? Number.NaN
    times.push(await call(urls[n % urls.length] ?? ''))
    spent.push((cpu?.() ?? Number.NaN) - before)
  }
  const p95 = quantile(times, 0.95)
  if (p95 > GOAL[engine]) missed++
  const cells = [quantile(times, 0.5), p95].map((ms) => ms.toFixed(1).padStart(8))
  const end = [String(GOAL[engine]).padStart(6), quantile(spent, 0.5).toFixed(1).padStart(8)]
  print(`${name.padEnd(33)} ${[...cells, ...end].join(' ')}  ${p95 > GOAL[engine] ? 'p95' : ''}`)
}
await client.terminate()
await close()
await dispose()
print(missed === 0 ? 'Every goal is met.' : `${missed} answers miss the goal.`)
process.exitCode = missed === 0 ? 0 : 1
