// Figures of every board of the site: node --import tsx bench/boards.ts [--products=1000000] [--calls=40]
//   [--part=pages|load] [--only=text] [--seconds=20]
// HAIXUAN_BENCH_PG names a PostgreSQL database to keep between runs; else one is made and thrown away.
// cpu: time on the processors of client, server and database together, which other work on the machine hardly changes.
// pages: the first page and page 50 of each board, one client, one call at a time. load: 16 clients at once.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { MARKETPLACES } from '../apps/api/src/modules/reference/rules/marketplace.ts'
import { operationRoutes } from '../packages/api-sdk/src/operations.gen.ts'
import { cpuClock } from './cpu-time.ts'
import { quantile } from './quantile.ts'
import { seededDatabase } from './seeded-database.ts'
import { serve } from './serve.ts'
import { seedMarket } from './server-seed.ts'

const GOAL = { first: 60, deep: 120, perSecond: 150, load: 300 }
const DEEP_PAGE = 50
const CLIENTS = 16
const print = (line: string) => process.stdout.write(`${line}\n`)

interface Call {
  name: string
  path: string
  query: Record<string, string | number | boolean>
  /** A way to ask for a list that is there already, or a dashboard: it has no deep page. */
  isPreset: boolean
}

function boards(): Call[] {
  const file = fileURLToPath(new URL('./list-boards.mjs', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`bench/list-boards.mjs could not read the boards:\n${stderr}`)
  return JSON.parse(stdout) as Call[]
}

const route = (operation: keyof typeof operationRoutes, marketplace: string) =>
  operationRoutes[operation][1].replace('{marketplace}', marketplace)

/** Lists of detail pages and dashboards, which have no descriptor. */
const MORE: Call[] = [
  { name: 'videos', path: route('searchVideos', 'tiktok'), query: { limit: 50 }, isPreset: false },
  ...MARKETPLACES.flatMap((marketplace) =>
    [{}, { cells: true, period: 'month' }].map((query) => ({
      ...{ name: `market ${marketplace} ${Object.keys(query).join(' ')}`.trim(), isPreset: true },
      ...{ query, path: route('getMarket', marketplace) },
    })),
  ),
]

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '20' },
    part: { type: 'string' },
    only: { type: 'string', default: '' },
  },
})
const calls = [...boards(), ...MORE].filter(({ name }) => name.includes(values.only))
const opened = await seededDatabase('postgresql', Number(values.products), { seed: seedMarket, log: print })
const { base, token, close } = await serve(opened.db, { vipType: 'yqyy' })
const urlOf = ({ path, query }: Call, more: object = {}) =>
  `${base}${path}?${new URLSearchParams(Object.entries({ ...query, ...more }).map(([k, v]): [string, string] => [k, String(v)]))}`

async function ask<T>(client: Worker, message: object): Promise<T> {
  client.postMessage({ ...message, token })
  const [answer] = (await once(client, 'message')) as [T & { error?: string }]
  if (answer.error) throw new Error(answer.error)
  return answer
}

interface Line extends Call {
  page: number
  goal: number
  times: number[]
  /** Time on the processors, of client, server and database together. */
  cpu: number[]
}

/** Round after round, so that whatever else the machine does hits all boards alike. */
async function measurePages(): Promise<number> {
  const lines: Line[] = calls.flatMap((call) => [
    { ...call, page: 1, goal: GOAL.first, times: [], cpu: [] },
    ...(call.isPreset ? [] : [{ ...call, page: DEEP_PAGE, goal: GOAL.deep, times: [], cpu: [] }]),
  ])
  const client = new Worker(new URL('./http-client.mjs', import.meta.url))
  for (let round = -1; round < Number(values.calls); round++) {
    const cpu = await cpuClock(opened.db)
    for (const line of lines) {
      const urls = [urlOf(line, line.page === 1 ? {} : { page: line.page })]
      const before = cpu?.() ?? Number.NaN
      const { times } = await ask<{ times: number[] }>(client, { urls })
      if (round < 0) continue
      line.times.push(...times)
      line.cpu.push((cpu?.() ?? Number.NaN) - before)
    }
  }
  await client.terminate()
  print('board                                     page   p50 ms   p95 ms   goal   cpu p50      p95')
  let missed = 0
  for (const { name, page, goal, times, cpu } of lines) {
    const p95 = quantile(times, 0.95)
    if (p95 > goal) missed++
    const cells = [String(page).padStart(5), quantile(times, 0.5).toFixed(1).padStart(8)]
    const spent = [0.5, 0.95].map((share) => quantile(cpu, share).toFixed(1).padStart(8))
    const rest = [
      p95.toFixed(1).padStart(8),
      String(goal).padStart(6),
      ...spent,
      p95 > goal ? '  missed' : '',
    ]
    print(name.padEnd(40) + [...cells, ...rest].join(' '))
  }
  print(`${lines.length} pages, ${missed} miss their goal; load of the machine ${loadavg()[0]?.toFixed(1)}`)
  return missed
}

/** Mostly first pages, as people ask: of eight calls five open a board, two turn to a page, one goes deep. */
async function measureLoad(): Promise<number> {
  const urls = calls.flatMap((call, at) => {
    const pages = call.isPreset ? [1] : [1, 1, 1, 1, 1, 2, 3 + (at % 5), DEEP_PAGE]
    return pages.map((page) => urlOf(call, page === 1 ? {} : { page }))
  })
  const client = new Worker(new URL('./load-client.mjs', import.meta.url))
  const run = (ms: number) => ask<{ times: number[][] }>(client, { urls, clients: CLIENTS, ms })
  await run(3_000)
  const cpu = await cpuClock(opened.db)
  const [start, before] = [performance.now(), cpu?.() ?? Number.NaN]
  const times = (await run(Number(values.seconds) * 1000)).times.flat()
  const perSecond = times.length / ((performance.now() - start) / 1000)
  const spent = ((cpu?.() ?? Number.NaN) - before) / times.length
  await client.terminate()
  const p95 = quantile(times, 0.95)
  print(`${CLIENTS} clients: ${perSecond.toFixed(0)} calls a second   (goal ${GOAL.perSecond})`)
  print(`p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms   (goal ${GOAL.load})`)
  print(
    `${spent.toFixed(1)} ms of processor a call, client included; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  )
  return perSecond >= GOAL.perSecond && p95 <= GOAL.load ? 0 : 1
}

let missed = 0
try {
  if (values.part !== 'load') missed += await measurePages()
  if (values.part !== 'pages') missed += await measureLoad()
} finally {
  await close()
  await opened.dispose()
}
print(missed === 0 ? 'Every goal is met.' : `${missed} figures miss a goal.`)
process.exitCode = missed === 0 ? 0 : 1
