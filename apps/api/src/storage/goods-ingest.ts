import { publishedCategories } from '../domain/category/published-categories.ts'
import type { IngestSource } from '../domain/goods/goods-record.ts'
import type { Database } from './database.ts'
import { takeIds } from './goods-ids.ts'
import { ensureExchangeRates } from './goods-rates.ts'
import { rollUpGoods } from './goods-roll-up.ts'
import { upsertCategories } from './goods-upsert.ts'

/** Brings in what comes with the product: exchange rates and first-level categories. Safe to repeat. */
export async function prepareGoods(db: Database): Promise<void> {
  await ensureExchangeRates(db.kysely)
  for (const [marketplace, roots] of publishedCategories()) {
    const paths = roots.map((root) => [root])
    await upsertCategories(db, marketplace, paths)
  }
}

/** Opens an ingest. @returns the source id that every batch of it names */
export async function beginIngest(db: Database, source: IngestSource): Promise<number> {
  await prepareGoods(db)
  const id = await takeIds(db.kysely, 'source', 1)
  await db.kysely
    .insertInto('source')
    .values({
      id,
      kind: source.kind,
      name: source.name,
      collected_at: source.collectedAt,
      started_at: Date.now(),
      finished_at: null,
    })
    .execute()
  return id
}

/**
 * Closes an ingest: counts of categories, similar products, daily roll-ups, then fresh statistics for the
 * planner. Batches are visible before; only these summaries wait for it. Safe to repeat.
 */
export async function finishIngest(db: Database, sourceId: number): Promise<void> {
  // Without statistics of the new rows the planner takes ten times as long over the roll-ups.
  await db.vacuumAnalyze(['product_metric', 'product_text', 'product_hist'])
  await rollUpGoods(db)
  await db.kysely.updateTable('source').set({ finished_at: Date.now() }).where('id', '=', sourceId).execute()
  await db.vacuumAnalyze(GOODS_TABLES)
}

/** Tables that an ingest writes. */
export const GOODS_TABLES = [
  ...['product_metric', 'product_text', 'product_hist', 'product_price', 'product_key'],
  ...['category', 'shop', 'category_daily', 'exchange_rate'],
]
