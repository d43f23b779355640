import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { runPrepared } from '#platform/database/run-prepared.ts'
import type { ShopRowData } from '../rules/shop-row.ts'

const rowsOf = (
  days: string,
  joined: string,
) => `select g.shop_id::float8 as "shopId", g.marketplace, s.external_id as "externalId", s.name, g.flags,
  f.logo_url as "logoUrl", f.url, f.brand, c.external_id as "companyKey", c.name as "companyName",
  g.region_id as "regionId", g.categories, g.main_share as "mainShare", g.goods_count as "goodsCount",
  g.new_week as "newWeek", g.sold_out as "soldOut", g.active, g.top_share as "topShare",
  g.brand_share as "brandShare", g.discount, g.sales_day::float8 as "salesDay", g.sales_week::float8 as "salesWeek",
  g.sales_month::float8 as "salesMonth", g.sales_total::float8 as "salesTotal", g.week_change as "weekChange",
  g.gmv::float8 as gmv, g.gmv_week::float8 as "gmvWeek", g.gmv_change as "gmvChange", g.price_avg as "priceAvg",
  g.per_goods::float8 as "perGoods", g.followers::float8 as followers, g.score, g.review_count as "reviewCount",
  g.good_rate as "goodRate", f.dsr_item as "dsrItem", f.dsr_service as "dsrService",
  f.dsr_shipping as "dsrShipping", g.creators, g.creators_new as "creatorsNew", g.opened_day as "openedDay",
  g.updated_at::float8 as "updatedAt", g.mix_shares as "mixShares",
  array(select coalesce(k.external_id, '') from unnest(g.mix_ids) with ordinality as u (id, n)
    left join category k on k.id = u.id order by u.n) as "mixKeys",
  array(select coalesce(k.path[1], '') from unnest(g.mix_ids) with ordinality as u (id, n)
    left join category k on k.id = u.id order by u.n) as "mixNames",
  ${days}
  from shop_figure g
  join shop s on s.id = g.shop_id
  left join shop_fact f on f.shop_id = g.shop_id
  left join shop_company c on c.id = f.company_id
  ${joined}
  where g.marketplace = $1 and g.shop_id = any($2::bigint[])`

const ROWS = rowsOf(
  'd.start_day as "startDay", d.sales, d.known',
  'left join shop_hist d on d.shop_id = g.shop_id',
)
const FIGURES = rowsOf('null::integer as "startDay", null::bigint[] as sales, null::smallint[] as known', '')

/** Rows of shops, in the order of the ids; an id that is gone is left out. Their days are for trends only. */
export async function readShopRows(
  { pool }: Database,
  marketplaceCode: number,
  shopIds: readonly number[],
  { withDays = true }: { withDays?: boolean } = {},
): Promise<ShopRowData[]> {
  if (shopIds.length === 0) return []
  const values = [marketplaceCode, [...shopIds]]
  const rows = withDays
    ? await runPrepared<ShopRowData>(pool, 'shop rows', ROWS, values)
    : await runPrepared<ShopRowData>(pool, 'shop figures', FIGURES, values)
  const byId = new Map(rows.map((row) => [row.shopId, row]))
  return shopIds.flatMap((id) => byId.get(id) ?? [])
}

/** Internal id of a shop with figures; null when it is not known. */
export async function findShop(
  db: Database,
  marketplaceCode: number,
  externalId: string,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id::float8 as id from shop
    where marketplace = ${marketplaceCode} and external_id = ${externalId}`.execute(db.kysely)
  return rows[0]?.id ?? null
}

/** Newest figures of shops, epoch milliseconds; null without shops. */
export async function newestShopFigures(db: Database, marketplaceCode: number): Promise<number | null> {
  const { rows } = await sql<{ at: number }>`select updated_at::float8 as at from shop_figure
    where marketplace = ${marketplaceCode} order by updated_at desc limit 1`.execute(db.kysely)
  const at = rows[0]?.at
  return at === undefined || at <= 0 ? null : at
}
