import { marketplaceCode } from '#modules/reference/rules'
import type { Database } from '#platform/database/database.ts'
import { withExclusive } from '#platform/jobs/exclusive.ts'
import { sumCreatorGoods } from './creator-goods-sum.ts'
import { newestCreatorDay, rankCreatorDay } from './creator-ranks.ts'
import { snapshotCreators } from './creator-snapshots.ts'

/** Tables that creators, lives and videos are stored in. */
export const CREATOR_TABLES = [
  ...['creator', 'creator_key', 'creator_hist', 'creator_goods', 'creator_rank', 'live_goods_rank'],
  ...['live', 'live_key', 'live_minute', 'live_goods', 'video', 'video_key'],
]

/**
 * Step of the daily job for creators: their day, what they sell, and the boards of the newest day. Each part is
 * safe to repeat, and an interrupted run is made good by the next.
 */
export async function rollUpCreators(db: Database): Promise<void> {
  const code = marketplaceCode('tiktok')
  await withExclusive(db, `creators ${code}`, async (held) => {
    await snapshotCreators(held, code)
    await sumCreatorGoods(held, code)
    const day = await newestCreatorDay(held.kysely, code)
    if (day !== null) await rankCreatorDay(held, code, day)
  })
}
