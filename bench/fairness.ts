// Whether one heavy caller holds the others up: node --import tsx bench/fairness.ts [--engine=embedded|postgresql]
// [--products=20000] [--runs=5]. Others read 20 times a second; beside them one member sends 120 searches at once, or an
// address without a token sends calls that are refused. Goal: the others' p95 stays within five times the quiet one of
// the same run (median of the runs). The server is this process with its real limits; clients are two others.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { handlers } from '../apps/api/src/operations.ts'
import type { Handlers } from '../apps/api/src/platform/http/handler.ts'
import { buildServer } from '../apps/api/src/server.ts'
import { entered } from '../apps/api/test/http/people.ts'
import { quantile } from './quantile.ts'
import { seededDatabase } from './seeded-database.ts'
import { seedGoods } from './server-seed.ts'

const GOAL = 5
const OTHERS = 20
const PER_SECOND = 20
const WINDOW_MS = 4_000
const print = (line: string) => process.stdout.write(`${line}\n`)
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'embedded' },
    products: { type: 'string', default: '20000' },
    runs: { type: 'string', default: '5' },
  },
})

interface Call {
  url: string
  token?: string
  from: string
}
interface Answer {
  ms: number
  status: number
}
type Wish =
  | { kind: 'paced'; calls: Call[]; perSecond: number; ms: number }
  | { kind: 'closed'; calls: Call[]; sockets: number; count: number; ms: number }

const client = () => fork(new URL('./fairness-client.mjs', import.meta.url), { execArgv: [] })
const ask = async (child: ChildProcess, wish: Wish): Promise<Answer[]> => {
  child.send(wish)
  const [answers] = (await once(child, 'message')) as [Answer[]]
  return answers
}

const opened = await seededDatabase(
  values.engine === 'postgresql' ? 'postgresql' : 'embedded',
  Number(values.products),
  { seed: seedGoods, log: print },
)
const app = await buildServer({
  ...{ db: opened.db, handlers: handlers as Handlers, webRoot: '/nowhere', allowDemoAccounts: false },
  checkAnswers: false,
})
await app.listen({ port: 0, host: '127.0.0.1' })
const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
const member = async () => (await entered(opened.db, { vipType: 'black_drill', vipExpire: null })).token

/** One search in five, like a person who looks at what was found. */
const PATHS = [
  ...['/api/temu/goods/search', '/api/me/entitlements', '/api/common/areajson', '/api/getServerTime'],
  '/api/notices',
]
const tokens = await Promise.all(Array.from({ length: OTHERS }, member))
// 19 and 5 share no divisor: everybody asks for everything.
const mixed: Call[] = Array.from({ length: (OTHERS - 1) * PATHS.length }, (_, n) => ({
  url: base + PATHS[n % PATHS.length],
  token: tokens[n % (OTHERS - 1)] ?? '',
  from: `127.0.9.${1 + (n % (OTHERS - 1))}`,
}))
const [others, heavy] = [client(), client()]
const watch = () => ask(others, { kind: 'paced', calls: mixed, perSecond: PER_SECOND, ms: WINDOW_MS })

/** Searches of one member, each another page, so that nothing is answered from memory. */
const burst = (token: string): Wish => ({
  ...{ kind: 'closed', sockets: 120, count: 120, ms: WINDOW_MS },
  calls: Array.from({ length: 120 }, (_, n) => ({
    url: `${base}/api/temu/goods/search?min_sales=${n * 7}&sort=gmv:desc`,
    ...{ token, from: '127.0.8.1' },
  })),
})
const flood: Wish = {
  ...{ kind: 'closed', sockets: 64, count: 200_000, ms: WINDOW_MS },
  calls: [{ url: `${base}/api/me/entitlements`, from: '127.0.8.2' }],
}

const p95 = (answers: readonly Answer[]) =>
  quantile(
    answers.map(({ ms }) => ms),
    0.95,
  )
const counts = (answers: readonly Answer[]) => {
  const found = new Map<number, number>()
  for (const { status } of answers) found.set(status, (found.get(status) ?? 0) + 1)
  return [...found].map(([status, n]) => `${n}x${status}`).join(' ')
}
const median = (all: readonly number[]) => quantile(all, 0.5)
const ratios = { burst: [] as number[], flood: [] as number[] }
let failed = 0

/** What the others see while `wish` runs beside them. */
async function beside(name: keyof typeof ratios, quiet: number, wish: Wish): Promise<void> {
  const [seen, sent] = await Promise.all([watch(), ask(heavy, wish)])
  const ratio = p95(seen) / quiet
  ratios[name].push(ratio)
  failed += seen.filter(({ status }) => status !== 200).length
  print(`  ${name}: others p95 ${p95(seen).toFixed(0)} ms, ${ratio.toFixed(1)} times; heavy ${counts(sent)}`)
}

await watch()
for (let run = 1; run <= Number(values.runs); run++) {
  const quiet = p95(await watch())
  print(`run ${run}: quiet p95 ${quiet.toFixed(1)} ms; load of the machine ${loadavg()[0]?.toFixed(1)}`)
  await beside('burst', quiet, burst(await member()))
  await beside('flood', quiet, flood)
}
for (const child of [others, heavy]) child.kill()
await app.close()
await opened.dispose()
const result = Object.entries(ratios).map(([name, all]) => ({ name, times: median(all) }))
for (const { name, times } of result)
  print(`${name}: others' p95 is ${times.toFixed(1)} times the quiet one (median; goal ${GOAL})`)
print(`calls of the others that failed: ${failed}`)
process.exit(failed === 0 && result.every(({ times }) => times <= GOAL) ? 0 : 1)
