import { sql } from 'kysely'
import { GOODS_TABLES } from '#modules/goods/store/goods-ingest.ts'
import { rollUpGoods } from '#modules/goods/store/goods-roll-up.ts'
import { rollUpMarket } from '#modules/market/store/market-roll-up.ts'
import { BACK_DAYS, rollUpRanks } from '#modules/ranks/store/goods-rank-roll-up.ts'
import { dayOfTime } from '#modules/reference/rules/goods-day.ts'
import { MARKETPLACES, type Marketplace, marketplaceCode } from '#modules/reference/rules/marketplace.ts'
import { rollUpShops } from '#modules/shops/store/shop-roll-up.ts'
import type { Database } from '#platform/database/database.ts'

/** What an ingest touched; everything when left out. */
export interface IngestScope {
  marketplaces?: readonly Marketplace[]
  /**
   * Boards of products: 'past' when days of the past came in, so that the last week is ranked again; 'seen' when
   * products came in as they were seen, so that the days of these figures are; 'none' when no product changed.
   */
  ranks?: 'past' | 'seen' | 'none'
  /** Oldest day of the past that came in, where it is known: earlier boards stay. Days since 1970-01-01. */
  oldestDay?: number
  /** Days that boards of products are made for; see RollUpOptions. */
  backDays?: number
}

/**
 * Closes an ingest: counts of categories, similar products, daily roll-ups, figures and boards of shops, then fresh
 * statistics for the planner. Batches are visible before; only these summaries wait for it. Safe to repeat.
 */
export async function finishIngest(db: Database, sourceId: number, scope: IngestScope = {}): Promise<void> {
  const { marketplaces = MARKETPLACES, ranks = 'past', oldestDay, backDays = BACK_DAYS } = scope
  if (ranks !== 'none') {
    // Without statistics of the new rows the planner takes ten times as long over the roll-ups.
    await db.vacuumAnalyze(['product_text'])
    await db.bulk(() => db.pool.query('analyze product_metric, product_hist'))
    await rollUpGoods(db, marketplaces)
    for (const marketplace of marketplaces) {
      const from = ranks === 'seen' ? await oldestSeen(db, sourceId, marketplace) : null
      const days = ranks === 'past' ? { again: oldestDay ?? true } : from === null ? {} : { from }
      await rollUpRanks(db, { marketplaces: [marketplace], backDays, ...days })
    }
  }
  await rollUpShops(db, undefined, marketplaces)
  // The same number of products at the same newest time may be other products.
  if (ranks !== 'none') await rollUpMarket(db, { marketplaces, again: true })
  await db.kysely.updateTable('source').set({ finished_at: Date.now() }).where('id', '=', sourceId).execute()
  // Nothing has touched the words since.
  if (ranks !== 'none') await db.vacuumAnalyze(GOODS_TABLES.filter((table) => table !== 'product_text'))
}

/** Oldest day that figures of a source describe, of the last week; null when none of its figures are ready. */
async function oldestSeen(db: Database, sourceId: number, marketplace: Marketplace): Promise<number | null> {
  const code = marketplaceCode(marketplace)
  const { rows } = await db.bulk(() =>
    sql<{ oldest: number | null; newest: number | null }>`
      select (min(m.updated_at) filter (where t.source_id = ${sourceId}))::float8 as oldest,
        max(m.updated_at)::float8 as newest
      from product_metric m join product_text t on t.product_id = m.product_id
      where m.marketplace = ${code}`.execute(db.kysely),
  )
  const { oldest = null, newest = null } = rows[0] ?? {}
  if (oldest === null || newest === null) return null
  return Math.max(dayOfTime(oldest), dayOfTime(newest) - BACK_DAYS + 1) - 1
}
