import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import type { GoodsTables } from './goods-tables.ts'

/** What a detail page has beyond the row; -1 is missing. */
interface GoodsDetailData {
  images: string[]
  first_seen_day: number
  comment_us: number
  comment_eu: number
  score_us: number
  score_eu: number
  source_kind: 'demo' | 'import'
  source_name: string
  source_collected_at: number | null
}

/** What a detail page has beyond the row of the list; null when the product is gone. */
export async function readGoodsDetail(
  db: Kysely<Tables>,
  marketplaceCode: number,
  productId: number,
): Promise<GoodsDetailData | null> {
  const { rows } = await sql<GoodsDetailData>`
    select t.images, t.first_seen_day, m.comment_us, m.comment_eu, m.score_us, m.score_eu,
      s.kind as source_kind, s.name as source_name, s.collected_at::float8 as source_collected_at
    from product_metric m join product_text t on t.product_id = m.product_id join source s on s.id = t.source_id
    where m.marketplace = ${marketplaceCode} and m.product_id = ${productId}`.execute(db)
  return rows[0] ?? null
}

/** The newest price of a product in each region. */
export async function readRegionPrices(
  db: Kysely<Tables>,
  productId: number,
): Promise<GoodsTables['product_price'][]> {
  return db.selectFrom('product_price').selectAll().where('product_id', '=', productId).execute()
}

/** A stored series; region 0 is the main one. Null when there is none. */
export async function readSeries(
  db: Kysely<Tables>,
  productId: number,
  regionId: number,
): Promise<GoodsTables['product_hist'] | null> {
  const row = await db
    .selectFrom('product_hist')
    .selectAll()
    .where('product_id', '=', productId)
    .where('region_id', '=', regionId)
    .executeTakeFirst()
  return row ?? null
}
