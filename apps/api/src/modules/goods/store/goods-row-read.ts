import type { Database } from '#platform/database/database.ts'
import { runPrepared } from '#platform/database/run-prepared.ts'
import type { GoodsRowData } from '../rules/goods-row-data.ts'

const ROWS = `select
  m.product_id::float8 as product_id, m.marketplace, m.currency, m.price, m.original_price, m.price_usd,
  m.sales_day, m.sales_week, m.sales_month, m.sales_total::float8 as sales_total, m.gmv::float8 as gmv,
  m.score, m.comment_count, m.similar_count, m.commission, m.colour_count,
  m.size_count, m.sizes_out, m.creator_count, m.video_count, m.video_sales, m.wish_count, t.brand, t.ship_from,
  t.site_ids, m.listed_day, m.updated_at::float8 as updated_at, m.flags,
  t.external_id, t.title, t.title_zh, t.image_url, t.url, t.tags,
  s.external_id as shop_key, s.name as shop_name, c.external_id as category_key, c.path as category_path,
  greatest(h.start_day, h.start_day + cardinality(h.sales) - 61) as start_day,
  h.sales[greatest(1, cardinality(h.sales) - 60):] as sales
  from product_metric m
  join product_text t on t.product_id = m.product_id
  left join shop s on s.id = m.shop_id
  left join category c on c.id = m.category_id
  left join product_hist h on h.product_id = m.product_id and h.region_id = 0
  where m.marketplace = $1 and m.product_id = any($2::bigint[])`

/** Rows of products, in the order of the ids; an id that is gone is left out. */
export async function readGoodsRows(
  { pool }: Database,
  marketplaceCode: number,
  productIds: readonly number[],
): Promise<GoodsRowData[]> {
  if (productIds.length === 0) return []
  const values = [marketplaceCode, [...productIds]]
  const rows = await runPrepared<GoodsRowData>(pool, 'goods rows', ROWS, values)
  const byId = new Map(rows.map((row) => [row.product_id, row]))
  return productIds.flatMap((id) => byId.get(id) ?? [])
}
