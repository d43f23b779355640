import { sql } from 'kysely'
import { ensureExchangeRates, takeIds } from '#modules/reference'
import { dayOfTime, type Marketplace, marketplaceCode, publishedCategories } from '#modules/reference/rules'

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

/** Fresh statistics of what an ingest has written, for the planner of the roll-ups. */
export async function analyzeGoods(db: Database): Promise<void> {
  await db.vacuumAnalyze(['product_text'])
  await db.bulk(() => db.pool.query('analyze product_metric, product_hist'))
}

/** Notes that the summaries of an ingest are ready. @param now epoch milliseconds */
export async function endIngest({ kysely }: Database, sourceId: number, now: number): Promise<void> {
  await kysely.updateTable('source').set({ finished_at: now }).where('id', '=', sourceId).execute()
}

/** Oldest day that figures of a source describe, of the last `backDays` days; null when none of its figures are ready. */
export async function oldestSeen(
  db: Database,
  { sourceId, marketplace, backDays }: { sourceId: number; marketplace: Marketplace; backDays: number },
): Promise<number | null> {
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
  return Math.max(dayOfTime(oldest), dayOfTime(newest) - backDays + 1) - 1
}
