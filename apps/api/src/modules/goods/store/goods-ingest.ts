import { publishedCategories } from '#modules/reference/rules/published-categories.ts'
import { takeIds } from '#modules/reference/store/goods-ids.ts'
import { ensureExchangeRates } from '#modules/reference/store/goods-rates.ts'
import type { Database } from '#platform/database/database.ts'
import type { IngestSource } from '../rules/goods-record.ts'
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

/** Tables that an ingest writes. */
export const GOODS_TABLES = [
  ...['product_metric', 'product_text', 'product_hist', 'product_price', 'product_key'],
  ...['category', 'shop', 'exchange_rate', 'product_watch', 'product_extra', 'goods_rank'],
]
