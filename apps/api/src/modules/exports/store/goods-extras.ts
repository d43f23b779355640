import { exchangeRates } from '#modules/reference'
import { dayOfTime, isoDay } from '#modules/reference/rules'
import { readShopRows } from '#modules/shops'
import { shopRow } from '#modules/shops/rules'
import type { Database } from '#platform/database/database.ts'
import { runPrepared } from '#platform/database/run-prepared.ts'
import type { GoodsExtra } from '../rules/columns/goods-columns.ts'

interface ExtraData {
  external_id: string
  images: string[]
  first_seen_day: number
  source_name: string
  source_collected_at: number | null
  shop_id: number | null
  price: number
  currency: string
  price_usd: number
  names: string | null
  names_zh: string | null
}

const EXTRAS = `select k.external_id, t.images, t.first_seen_day, o.name as source_name,
  o.collected_at::float8 as source_collected_at, m.shop_id::float8 as shop_id, m.price, m.currency, m.price_usd,
  concat_ws(' > ', a.name, b.name, c.name) as names,
  concat_ws(' > ', coalesce(a.name_zh, a.name), coalesce(b.name_zh, b.name), coalesce(c.name_zh, c.name)) as names_zh
  from product_key k
  join product_metric m on m.marketplace = k.marketplace and m.product_id = k.product_id
  join product_text t on t.product_id = k.product_id
  join source o on o.id = t.source_id
  left join category a on a.id = m.c1 left join category b on b.id = m.c2 left join category c on c.id = m.c3
  where k.marketplace = $1 and k.external_id = any($2::text[])`

interface Wanted {
  marketplaceCode: number
  /** Ids of the marketplace. */
  ids: readonly string[]
  /** Shops and prices in euros too: only the template has them. */
  isTemplate: boolean
}

/** What files say of products beyond their rows, by id of the marketplace. */
export async function readGoodsExtras(
  db: Database,
  { marketplaceCode, ids, isTemplate }: Wanted,
): Promise<Map<string, GoodsExtra>> {
  const rows = await runPrepared<ExtraData>(db.pool, 'export goods extras', EXTRAS, [
    marketplaceCode,
    [...ids],
  ])
  const shopIds = [...new Set(rows.flatMap(({ shop_id }) => shop_id ?? []))]
  const shops = isTemplate ? await readShopRows(db, marketplaceCode, shopIds, { withDays: false }) : []
  const shopOf = new Map(shops.map((shop) => [shop.shopId, shopRow(shop, 0)]))
  const perUsd = isTemplate ? (await exchangeRates(db.kysely)).perUsd('EUR', dayOfTime(Date.now())) : null
  return new Map(
    rows.map((row) => [
      row.external_id,
      {
        source: row.source_name,
        collectedAt: row.source_collected_at,
        images: row.images,
        firstSeenAt: row.first_seen_day < 0 ? null : isoDay(row.first_seen_day),
        category: row.names ? { names: row.names, namesZh: row.names_zh ?? row.names } : null,
        eur: eurCents(row, perUsd),
        shop: row.shop_id === null ? null : (shopOf.get(row.shop_id) ?? null),
      },
    ]),
  )
}

function eurCents({ price, currency, price_usd }: ExtraData, perUsd: number | null): number | null {
  if (currency === 'EUR' && price >= 0) return price
  return perUsd === null || price_usd < 0 ? null : Math.round(price_usd * perUsd)
}
