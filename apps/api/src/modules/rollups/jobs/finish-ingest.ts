import { analyzeGoods, endIngest, GOODS_TABLES, oldestSeen, rollUpGoods } from '#modules/goods'
import { rollUpMarket } from '#modules/market'
import { BACK_DAYS, rollUpRanks } from '#modules/ranks'
import { MARKETPLACES, type Marketplace } from '#modules/reference/rules'
import { rollUpShops } from '#modules/shops'
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
    await analyzeGoods(db)
    await rollUpGoods(db, marketplaces)
    for (const marketplace of marketplaces) {
      const from =
        ranks === 'seen' ? await oldestSeen(db, { sourceId, marketplace, backDays: BACK_DAYS }) : null
      const days = ranks === 'past' ? { again: oldestDay ?? true } : from === null ? {} : { from }
      await rollUpRanks(db, { marketplaces: [marketplace], backDays, ...days })
    }
  }
  await rollUpShops(db, undefined, marketplaces)
  // The same number of products at the same newest time may be other products.
  if (ranks !== 'none') await rollUpMarket(db, { marketplaces, again: true })
  await endIngest(db, sourceId, Date.now())
  // Nothing has touched the words since.
  if (ranks !== 'none') await db.vacuumAnalyze(GOODS_TABLES.filter((table) => table !== 'product_text'))
}
