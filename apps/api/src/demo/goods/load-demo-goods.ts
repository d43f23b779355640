import type { Database } from '#platform/database/database.ts'
import { fillGoods } from '../../modules/goods/store/goods-fill.ts'
import { upsertHistory } from '../../modules/goods/store/goods-history-upsert.ts'
import { beginIngest } from '../../modules/goods/store/goods-ingest.ts'
import { upsertGoods } from '../../modules/goods/store/goods-upsert.ts'
import { writeWatch } from '../../modules/goods/store/goods-watch.ts'
import { dayOfTime } from '../../modules/reference/rules/goods-day.ts'
import { exchangeRates } from '../../modules/reference/store/goods-rates.ts'
import { finishIngest } from '../../modules/rollups/jobs/finish-ingest.ts'
import { loadDemoShops } from '../shops/load-demo-shops.ts'
import { type DemoGoods, makeDemoGoods } from './make-demo-goods.ts'

const BATCH = 500
/** Boards of so many days are there at the first start. */
const RANKED_DAYS = 5

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
  const make = () => makeDemoGoods({ today, rates, ...rest })
  const loaded =
    (await fillGoods(db, { id: sourceId, kind: 'demo' }, make())) ?? (await addGoods(db, make(), sourceId))
  await loadDemoShops(db, sourceId, today)
  await finishIngest(db, sourceId, { backDays: RANKED_DAYS })
  return loaded
}

/** Brings the products into a database that has some, batch by batch. */
async function addGoods(db: Database, items: Iterable<DemoGoods>, sourceId: number): Promise<number> {
  let loaded = 0
  for (const batch of batches(items)) {
    await upsertGoods(
      db,
      batch.map(({ goods }) => goods),
      sourceId,
    )
    const history = batch.flatMap((item) => item.history)
    for (let i = 0; i < history.length; i += BATCH)
      await upsertHistory(db, history.slice(i, i + BATCH), sourceId)
    const watched = batch.flatMap(({ goods: { marketplace, externalId }, watch }) =>
      watch === null ? [] : [{ marketplace, externalId, ...watch }],
    )
    await writeWatch(db, watched)
    loaded += batch.length
    await new Promise((resolve) => setImmediate(resolve))
  }
  return loaded
}
