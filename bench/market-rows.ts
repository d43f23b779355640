// What counting the rows of an answer adds to a search: node --import tsx bench/market-rows.ts [--products=20000]
//   [--rounds=150] [--engine=postgresql|embedded]
// Each round asks the same page three times: without counting, with rows that are open already, with rows that are all
// new. The rounds alternate, so that other work on the machine falls on all three.
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { drawMarketRows } from '../apps/api/src/modules/access/store/market-rows.ts'
import type { MarketRow } from '../apps/api/src/modules/access/store/market-rows-opened.ts'
import { searchGoods } from '../apps/api/src/modules/goods/operations/search-goods.ts'
import type { UserCaller } from '../apps/api/src/platform/caller.ts'
import { callOf } from '../apps/api/test/goods/callers.ts'
import { quantile } from './quantile.ts'
import { seededDatabase } from './seeded-database.ts'
import { seedMarket } from './server-seed.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '150' },
    engine: { type: 'string', default: 'postgresql' },
  },
})
const print = (line: string) => process.stdout.write(`${line}\n`)
const engine = values.engine === 'embedded' ? 'embedded' : 'postgresql'
const { db, dispose } = await seededDatabase(engine, Number(values.products), {
  seed: seedMarket,
  log: print,
})
const context = callOf(db, 'black_drill')
const someone = (): UserCaller => ({ ...(context.caller as UserCaller), userId: randomUUID() })
const regular = someone()
const SHAPES = {
  '20 rows': { limit: 20 },
  '50 rows': { limit: 50 },
  '50 rows, six ranges': {
    ...{ limit: 50, min_sales: 10, min_daily_sales: 1, min_price: 100 },
    ...{ min_weekly_sales: 1, min_monthly_sales: 1, max_price: 9_000_000 },
  },
}

async function page(query: object, at: number, counting: UserCaller | null): Promise<number> {
  const started = process.hrtime.bigint()
  const request = { params: { marketplace: 'temu' }, query: { ...query, page: at }, body: undefined }
  const answer = await searchGoods(request as never, context)
  const { rows } = answer.body.data
  if (counting) {
    const opened = rows.map(({ id }): MarketRow => ({ marketplace: 'temu', kind: 'goods', id }))
    await drawMarketRows(db, counting, opened)
  }
  return Number(process.hrtime.bigint() - started) / 1e6
}

const rounds = Number(values.rounds)
for (const [name, query] of Object.entries(SHAPES)) {
  const times: Record<'bare' | 'open' | 'fresh', number[]> = { bare: [], open: [], fresh: [] }
  for (let round = -10; round < rounds; round++) {
    const at = 1 + (Math.abs(round) % 20)
    await page(query, at, regular)
    const bare = await page(query, at, null)
    const open = await page(query, at, regular)
    const fresh = await page(query, at, someone())
    if (round < 0) continue
    times.bare.push(bare)
    times.open.push(open)
    times.fresh.push(fresh)
  }
  const ratio = (what: 'open' | 'fresh', share: number) =>
    (quantile(times[what], share) / quantile(times.bare, share)).toFixed(2)
  const bare = quantile(times.bare, 0.5).toFixed(1)
  print(
    `${name}: bare p50 ${bare} ms; rows already open ${ratio('open', 0.5)} times, new rows ${ratio('fresh', 0.5)} times`,
  )
}
await dispose()
