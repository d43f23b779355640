import { sql } from 'kysely'
import { MISSING } from '#modules/goods/rules'
import { readNumbers } from '#modules/ranks'

import type { BulkColumn } from '#platform/database/bulk-rows.ts'
import type { Database } from '#platform/database/database.ts'
import type { ShopHistTable } from './shops-tables.ts'

/** Days of a shop that are kept: two windows of 30 days. */
const SHOP_DAYS = 60

/** A day of which less than half of the products have a figure is not known. */
const KNOWN_LEAST = 500

/** A product with the days of its shop's window; null without any. */
interface GoodsRow {
  shopId: number
  price: number
  listed: number
  start: number | null
  sales: string | null
  watchStart: number | null
  creators: string | null
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
function wholeOf(part: number, known: number, goods: number): number {
  if (known === 0 || known * 1000 < goods * KNOWN_LEAST) return MISSING
  return Math.round((part * goods) / known)
}

/** What the products of a shop sold on each day of the window. */
interface Sold {
  goods: number[]
  known: number[]
  sales: number[]
  gmv: number[]
}

/**
 * Days of shops, summed over their products: here and not in the database, which takes several times as long to
 * make rows of the days. GMV at the current dollar price.
 * @param day newest day
 */
export async function readShopDays(
  db: Database,
  ids: readonly number[],
  day: number,
): Promise<Map<number, ShopHistTable>> {
  const first = day - SHOP_DAYS + 1
  const inWindow = (series: string, start: string) =>
    sql`${sql.ref(series)}[greatest(1, ${first} - ${sql.ref(start)} + 1):${day} - ${sql.ref(start)} + 1]::text`
  const { rows } = await sql<GoodsRow>`
    select m.shop_id::float8 as "shopId", m.price_usd as price, m.listed_day as listed,
      greatest(h.start_day, ${first}) as start, ${inWindow('h.sales', 'h.start_day')} as sales,
      greatest(w.start_day, ${first}) as "watchStart", ${inWindow('w.creators', 'w.start_day')} as creators
    from product_metric m
    left join product_hist h on h.product_id = m.product_id and h.region_id = 0
    left join product_watch w on w.product_id = m.product_id
    where m.shop_id = any(${[...ids]}::bigint[])`.execute(db.kysely)
  const days = new Map<number, ShopHistTable>()
  const sold = new Map<number, Sold>()
  for (const row of rows) {
    addGoods(
      entryOf(days, row.shopId, () => emptyDays(row.shopId, first)),
      entryOf(sold, row.shopId, noSales),
      row,
    )
  }
  for (const [shopId, shop] of days) {
    const { goods, known, sales, gmv } = sold.get(shopId) ?? noSales()
    for (const [at, all] of goods.entries()) {
      const told = known[at] ?? 0
      if (all === 0) continue
      shop.sales[at] = wholeOf(sales[at] ?? 0, told, all)
      shop.gmv[at] = wholeOf(gmv[at] ?? 0, told, all)
      shop.known[at] = Math.round((told / all) * 1000)
    }
  }
  return days
}

function entryOf<V>(map: Map<number, V>, key: number, make: () => V): V {
  const have = map.get(key)
  if (have !== undefined) return have
  const fresh = make()
  map.set(key, fresh)
  return fresh
}

const zeros = () => Array.from({ length: SHOP_DAYS }, () => 0)
const noSales = (): Sold => ({ goods: zeros(), known: zeros(), sales: zeros(), gmv: zeros() })

function addGoods(shop: ShopHistTable, sold: Sold, row: GoodsRow): void {
  const { goods, known, sales, gmv } = sold
  let at = (row.start ?? 0) - shop.start_day
  for (const units of readNumbers(row.sales)) {
    goods[at] = (goods[at] ?? 0) + 1
    if (units >= 0) {
      known[at] = (known[at] ?? 0) + 1
      sales[at] = (sales[at] ?? 0) + units
      gmv[at] = (gmv[at] ?? 0) + units * Math.max(row.price, 0)
    }
    at++
  }
  at = (row.watchStart ?? 0) - shop.start_day
  for (const creators of readNumbers(row.creators)) {
    if (creators >= 0) shop.creators[at] = Math.max(shop.creators[at] ?? 0, 0) + creators
    at++
  }
  const listedAt = row.listed - shop.start_day
  if (listedAt >= 0 && listedAt < SHOP_DAYS) shop.listed[listedAt] = (shop.listed[listedAt] ?? 0) + 1
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
