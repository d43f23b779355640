import { sql } from 'kysely'
import { MISSING } from '../../domain/goods/stored-goods.ts'
import type { BulkColumn } from '../bulk-rows.ts'
import type { Database } from '../database.ts'
import type { ShopHistTable } from '../tables/shops.ts'

/** Days of a shop that are kept: two windows of 30 days. */
const SHOP_DAYS = 60

/** A day of which less than half of the products have a figure is not known. */
const KNOWN_LEAST = 500

interface DayRow {
  shopId: number
  day: number
  goods: number
  known: number
  sales: number | null
  gmv: number | null
}

export const HIST_COLUMNS: BulkColumn<ShopHistTable>[] = [
  { name: 'shop_id', type: 'bigint' },
  { name: 'start_day', type: 'integer' },
  { name: 'sales', type: 'bigint[]' },
  { name: 'gmv', type: 'bigint[]' },
  { name: 'known', type: 'smallint[]' },
  { name: 'listed', type: 'integer[]' },
  { name: 'creators', type: 'integer[]' },
]

/**
 * What a day of a shop was, out of the products whose figure of that day is known: scaled up to all of them, and
 * missing when they are less than half.
 */
function wholeOf(part: number | null, known: number, goods: number): number {
  if (part === null || goods === 0 || known * 1000 < goods * KNOWN_LEAST) return MISSING
  return Math.round((part * goods) / known)
}

/** Days of shops, summed over their products. @param day newest day */
export async function readShopDays(
  db: Database,
  ids: readonly number[],
  day: number,
): Promise<Map<number, ShopHistTable>> {
  const first = day - SHOP_DAYS + 1
  const shops = sql`m.shop_id = any(${[...ids]}::bigint[])`
  // GMV at the current dollar price, as category_daily has it; added up as doubles, as there.
  const sold = await sql<DayRow>`
    select m.shop_id::float8 as "shopId", (h.start_day + s.n::integer - 1) as day, count(*)::integer as goods,
      (count(*) filter (where s.units >= 0))::integer as known,
      (sum(s.units) filter (where s.units >= 0))::float8 as sales,
      sum(s.units::float8 * greatest(m.price_usd, 0)) filter (where s.units >= 0) as gmv
    from product_metric m
    join product_hist h on h.product_id = m.product_id and h.region_id = 0
    cross join lateral unnest(h.sales) with ordinality as s (units, n)
    where ${shops} and h.start_day + s.n - 1 between ${first} and ${day}
    group by 1, 2`.execute(db.kysely)
  const listed = await sql<{ shopId: number; day: number; n: number }>`
    select m.shop_id::float8 as "shopId", m.listed_day as day, count(*)::integer as n
    from product_metric m where ${shops} and m.listed_day between ${first} and ${day} group by 1, 2`.execute(
    db.kysely,
  )
  const creators = await sql<{ shopId: number; day: number; n: number }>`
    select m.shop_id::float8 as "shopId", (w.start_day + s.n::integer - 1) as day, sum(s.creators)::integer as n
    from product_metric m
    join product_watch w on w.product_id = m.product_id
    cross join lateral unnest(w.creators) with ordinality as s (creators, n)
    where ${shops} and s.creators >= 0 and w.start_day + s.n - 1 between ${first} and ${day}
    group by 1, 2`.execute(db.kysely)
  const days = new Map<number, ShopHistTable>()
  const of = (shopId: number) => {
    const have = days.get(shopId)
    if (have) return have
    const fresh = emptyDays(shopId, first)
    days.set(shopId, fresh)
    return fresh
  }
  for (const row of sold.rows) {
    const shop = of(row.shopId)
    const at = row.day - first
    shop.sales[at] = wholeOf(row.sales, row.known, row.goods)
    shop.gmv[at] = wholeOf(row.gmv, row.known, row.goods)
    shop.known[at] = Math.round((row.known / row.goods) * 1000)
  }
  for (const row of listed.rows) of(row.shopId).listed[row.day - first] = row.n
  for (const row of creators.rows) of(row.shopId).creators[row.day - first] = row.n
  return days
}

function emptyDays(shopId: number, start: number): ShopHistTable {
  const all = (value: number) => Array.from({ length: SHOP_DAYS }, () => value)
  return {
    shop_id: shopId,
    start_day: start,
    sales: all(MISSING),
    gmv: all(MISSING),
    known: all(MISSING),
    listed: all(0),
    creators: all(MISSING),
  }
}
