import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

/** Lower ends of the price bands, US cents; the last one is open. */
const BANDS = [0, 500, 1_000, 2_000, 5_000, 10_000]

export interface ShopParts {
  categories: { id: string | null; name: string | null; goods: number; sales: number | null }[]
  bands: { least: number | null; below: number | null; goods: number; sales: number | null }[]
  /** Days since 1970-01-01. */
  firstSeen: number | null
}

/** The products of a shop taken apart; all by the index of the shop. */
export async function readShopParts(db: Database, shopId: number): Promise<ShopParts> {
  const sold = sql`(sum(m.sales_month) filter (where m.sales_month >= 0))::float8`
  const categories = await sql<ShopParts['categories'][number]>`
    select c.external_id as id, c.path[1] as name, count(*)::integer as goods, ${sold} as sales
    from product_metric m left join category c on c.id = m.c1
    where m.shop_id = ${shopId} group by m.c1, c.external_id, c.path order by sales desc nulls last, goods desc limit 100`.execute(
    db.kysely,
  )
  const bands = await sql<{ band: number; goods: number; sales: number | null }>`
    select width_bucket(m.price_usd, ${BANDS}::integer[]) as band, count(*)::integer as goods, ${sold} as sales
    from product_metric m where m.shop_id = ${shopId} and m.price_usd >= 0 group by 1 order by 1`.execute(
    db.kysely,
  )
  const seen = await sql<{ day: number | null }>`
    select min(t.first_seen_day) as day from product_metric m join product_text t on t.product_id = m.product_id
    where m.shop_id = ${shopId} and t.first_seen_day >= 0`.execute(db.kysely)
  return {
    categories: categories.rows,
    bands: bands.rows.map(({ band, ...rest }) => ({
      least: BANDS[band - 1] ?? null,
      below: BANDS[band] ?? null,
      ...rest,
    })),
    firstSeen: seen.rows[0]?.day ?? null,
  }
}

export interface ShopProfileRow {
  companyShops: number
  sourceKind: 'demo' | 'import'
  sourceName: string
  collectedAt: number | null
}

/** What sources say that no list shows; null when no source speaks of the shop. */
export async function readShopProfile(db: Database, shopId: number): Promise<ShopProfileRow | null> {
  const { rows } = await sql<ShopProfileRow>`select s.kind as "sourceKind", s.name as "sourceName",
      s.collected_at::float8 as "collectedAt",
      (select count(*) from shop_fact o where f.company_id >= 0 and o.company_id = f.company_id)::integer
        as "companyShops"
    from shop_fact f join source s on s.id = f.source_id where f.shop_id = ${shopId}`.execute(db.kysely)
  return rows[0] ?? null
}

export interface ShopDays {
  start: number
  sales: number[]
  gmv: number[]
  known: number[]
  listed: number[]
}

/** Days of a shop; null when none of its products has any. */
export async function readShopSeries(db: Database, shopId: number): Promise<ShopDays | null> {
  const { rows } = await sql<ShopDays>`select start_day as start, sales, gmv, known, listed
    from shop_hist where shop_id = ${shopId}`.execute(db.kysely)
  return rows[0] ?? null
}

/** A company of a marketplace with the internal ids of its shops, best sellers first; null for an unknown one. */
export async function readCompany(
  db: Database,
  marketplaceCode: number,
  externalId: string,
): Promise<{ name: string; shopIds: number[] } | null> {
  const { rows } = await sql<{ name: string; shopIds: number[] }>`select c.name, array(
      select f.shop_id::float8 from shop_fact f
      join shop_figure g on g.marketplace = f.marketplace and g.shop_id = f.shop_id
      where f.company_id = c.id order by g.sales_week desc, f.shop_id limit 100) as "shopIds"
    from shop_company c where c.marketplace = ${marketplaceCode} and c.external_id = ${externalId}`.execute(
    db.kysely,
  )
  return rows[0] ?? null
}
