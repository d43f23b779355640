import { Worker } from 'node:worker_threads'
import { makeDemoGoods } from '../apps/api/src/demo/goods/make-demo-goods.ts'
import { upsertHistory } from '../apps/api/src/modules/goods/store/goods-history-upsert.ts'
import { beginIngest } from '../apps/api/src/modules/goods/store/goods-ingest.ts'
import { upsertGoods } from '../apps/api/src/modules/goods/store/goods-upsert.ts'
import { dayOfTime } from '../apps/api/src/modules/reference/rules/goods-day.ts'
import { exchangeRates } from '../apps/api/src/modules/reference/store/goods-rates.ts'
import type { Database } from '../apps/api/src/platform/database/database.ts'
import { recordStatements, replay, type Statement } from '../apps/api/test/scale/statement-recorder.ts'
import { cpuClock } from './cpu-time.ts'
import { quantile } from './quantile.ts'
import { serve } from './serve.ts'
import type { Shape } from './server-shapes.ts'

export interface ShapeFigures {
  name: string
  goalMs: number
  calls: number
  p50: number
  p95: number
  /** p50 of the same statements sent bare. */
  bareP50: number
  /** Time on the processors of client, server and database together; NaN where the system does not tell. */
  cpuP95: number
}

const CALLS = 60

/** Serves the database and measures each shape: one client, one call at a time, every query once to warm up. */
export async function measureShapes(db: Database, shapes: readonly Shape[]): Promise<ShapeFigures[]> {
  const record = recordStatements(db)
  const { base: root, token, close } = await serve(db)
  const base = `${root}/api/temu/goods/search?`
  const client = new Worker(new URL('./http-client.mjs', import.meta.url))
  const call = (urls: string[]) =>
    new Promise<number[]>((resolve, reject) => {
      client.once('message', ({ times, error }) => (error ? reject(new Error(error)) : resolve(times)))
      client.postMessage({ urls, token })
    })
  const figures: ShapeFigures[] = []
  try {
    for (const { name, goalMs, queries } of shapes) {
      const urls = queries.map((query) => base + query)
      const statements: Statement[][] = []
      for (const url of urls) statements.push(await record(() => call([url])))
      const times: number[] = []
      const bare: number[] = []
      const spent: number[] = []
      const cpu = await cpuClock(db)
      // Taken in turns, so that whatever else the machine does hits both alike.
      for (let i = 0; i < Math.max(CALLS, urls.length); i++) {
        const before = cpu?.() ?? Number.NaN
        times.push(...(await call([urls[i % urls.length] ?? base])))
        spent.push((cpu?.() ?? Number.NaN) - before)
        bare.push(await replay(db, statements[i % urls.length] ?? []))
      }
      figures.push({
        ...{ name, goalMs, calls: times.length },
        ...{ p50: quantile(times, 0.5), p95: quantile(times, 0.95), bareP50: quantile(bare, 0.5) },
        cpuP95: quantile(spent, 0.95),
      })
    }
  } finally {
    await client.terminate()
    await close()
  }
  return figures
}

/** Rows a second of an import into the filled database: new products, the same again, days of history. */
export async function measureImport(db: Database, count = 5_000): Promise<Record<string, number>> {
  const sourceId = await beginIngest(db, { kind: 'import', name: 'bench', collectedAt: null })
  const rates = await exchangeRates(db.kysely)
  const items = [...makeDemoGoods({ today: dayOfTime(Date.now()), rates, count, seed: 7 })]
  const goods = items.map((item) => ({ ...item.goods, externalId: `B${item.goods.externalId}` }))
  const history = items.flatMap((item) =>
    item.history.map((series) => ({ ...series, externalId: `B${series.externalId}` })),
  )
  const perSecond = async <T>(rows: T[], write: (batch: T[]) => Promise<unknown>) => {
    const start = performance.now()
    for (let i = 0; i < rows.length; i += 500) await write(rows.slice(i, i + 500))
    return Math.round(rows.length / ((performance.now() - start) / 1000))
  }
  return {
    'new products': await perSecond(goods, (batch) => upsertGoods(db, batch, sourceId)),
    'the same again': await perSecond(goods, (batch) => upsertGoods(db, batch, sourceId)),
    'series of 60 days': await perSecond(history, (batch) => upsertHistory(db, batch, sourceId)),
  }
}
