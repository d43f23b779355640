import type { Database } from '../../storage/database.ts'
import { upsertHistory } from '../../storage/goods-history-upsert.ts'
import { beginIngest, finishIngest } from '../../storage/goods-ingest.ts'
import { exchangeRates } from '../../storage/goods-rates.ts'
import { upsertGoods } from '../../storage/goods-upsert.ts'
import { dayOfTime } from '../goods/goods-day.ts'
import { type DemoGoods, makeDemoGoods } from './make-demo-goods.ts'

const BATCH = 500

/** Name under which the reader sees where demo rows come from. */
const DEMO_SOURCE = '示例数据'

interface LoadDemoOptions {
  /** Days since 1970-01-01; today by the clock when left out. */
  today?: number
  count?: number
  seed?: number
}

function* batches(items: Iterable<DemoGoods>): Generator<DemoGoods[]> {
  let batch: DemoGoods[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Loads the demo products, all flagged demo. Idempotent for the same day. @returns products loaded */
export async function loadDemoGoods(db: Database, options: LoadDemoOptions = {}): Promise<number> {
  const { today = dayOfTime(Date.now()), ...rest } = options
  const sourceId = await beginIngest(db, { kind: 'demo', name: DEMO_SOURCE, collectedAt: null })
  const rates = await exchangeRates(db.kysely)
  let loaded = 0
  const write = async (batch: readonly DemoGoods[]) => {
    await upsertGoods(
      db,
      batch.map(({ goods }) => goods),
      sourceId,
    )
    const history = batch.flatMap((item) => item.history)
    for (let i = 0; i < history.length; i += BATCH)
      await upsertHistory(db, history.slice(i, i + BATCH), sourceId)
    loaded += batch.length
  }
  // The next batch is made up while the database works on the one before.
  let writing: Promise<void> = Promise.resolve()
  for (const batch of batches(makeDemoGoods({ today, rates, ...rest }))) {
    await writing
    writing = write(batch)
    writing.catch(() => undefined)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await writing
  await finishIngest(db, sourceId)
  return loaded
}
