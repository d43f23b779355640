import type { Database } from '#platform/database/database.ts'
import { rankCreatorDay } from '../../modules/creators/store/creator-ranks.ts'
import { CREATOR_TABLES, rollUpCreators } from '../../modules/creators/store/creator-roll-up.ts'
import { writeCreatorDays } from '../../modules/creators/store/creator-snapshots.ts'
import { upsertCreators } from '../../modules/creators/store/creator-upsert.ts'
import { readDemoOffers } from '../../modules/creators/store/demo-offers.ts'
import { upsertLives } from '../../modules/creators/store/live-upsert.ts'
import { upsertVideos } from '../../modules/creators/store/video-upsert.ts'
import { beginIngest } from '../../modules/goods/store/goods-ingest.ts'
import { rollUpMarket } from '../../modules/market/store/market-roll-up.ts'
import { dayOfTime } from '../../modules/reference/rules/goods-day.ts'
import { marketplaceCode } from '../../modules/reference/rules/marketplace.ts'
import { type DemoCreator, type DemoCreatorOptions, makeDemoCreators } from './make-demo-creators.ts'

const DEMO_SOURCE = '示例数据'
/** Creators of one write: each brings a few lives and videos. */
const BATCH = 100
/** Boards of so many days are there at the first start. */
const RANKED_DAYS = 5
/** Rows of one call of the write API. */
const CALL = 200

async function inCalls<R>(rows: readonly R[], write: (part: R[]) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < rows.length; i += CALL) await write(rows.slice(i, i + CALL))
}

/**
 * Loads the demo creators with their lives and videos, all flagged demo, on the demo products that are stored.
 * Idempotent for the same day. Without demo products there is nothing to sell, and nothing is loaded.
 * @returns creators loaded
 */
export async function loadDemoCreators(
  db: Database,
  options: Partial<Omit<DemoCreatorOptions, 'goods'>> = {},
): Promise<number> {
  const { today = dayOfTime(Date.now()), ...rest } = options
  const code = marketplaceCode('tiktok')
  const goods = await readDemoOffers(db.kysely, code)
  if (goods.length === 0) return 0
  const sourceId = await beginIngest(db, { kind: 'demo', name: DEMO_SOURCE, collectedAt: null })
  let loaded = 0
  const write = async (batch: readonly DemoCreator[]) => {
    await upsertCreators(
      db,
      batch.map(({ creator }) => creator),
      sourceId,
    )
    await writeCreatorDays(
      db,
      code,
      batch.map(({ days }) => days),
    )
    await inCalls(
      batch.flatMap(({ lives }) => lives),
      (part) => upsertLives(db, part, sourceId),
    )
    await inCalls(
      batch.flatMap(({ videos }) => videos),
      (part) => upsertVideos(db, part, sourceId),
    )
    loaded += batch.length
  }
  let batch: DemoCreator[] = []
  for (const one of makeDemoCreators({ today, goods, ...rest })) {
    batch.push(one)
    if (batch.length < BATCH) continue
    await write(batch)
    batch = []
  }
  if (batch.length > 0) await write(batch)
  // The planner has to know what is there before the boards are made of it.
  await db.pool.query('analyze creator, creator_hist, live, live_goods, video')
  for (let day = today - RANKED_DAYS; day < today - 1; day++) await rankCreatorDay(db, code, day)
  await rollUpCreators(db)
  await rollUpMarket(db, { marketplaces: ['tiktok'] })
  await db.vacuumAnalyze(CREATOR_TABLES)
  await db.kysely.updateTable('source').set({ finished_at: Date.now() }).where('id', '=', sourceId).execute()
  return loaded
}
