import { sql } from 'kysely'
import { MARKETPLACES, type Marketplace, marketplaceCode } from '../domain/goods/marketplace.ts'
import type { Database } from './database.ts'

/** Days of the category roll-up that are kept. */
const ROLL_UP_DAYS = 60

/**
 * Summaries that pages read instead of the products: goods of each category, similar products, and sales by
 * category and day. One short transaction for each marketplace and summary.
 */
export async function rollUpGoods(
  db: Database,
  marketplaces: readonly Marketplace[] = MARKETPLACES,
): Promise<void> {
  for (const marketplace of marketplaces) {
    const code = marketplaceCode(marketplace)
    await db.bulk(() => countCategories(db, code))
    await db.bulk(() => countSimilar(db, code))
    await db.bulk(() => sumDays(db, code))
  }
}

/** Products in each category and below. */
async function countCategories(db: Database, code: number): Promise<void> {
  await sql`with recursive own as (
      select category_id as id, count(*)::integer as n from product_metric
      where marketplace = ${code} and category_id <> -1 group by category_id
    ), up as (
      select c.id, c.parent_id, own.n from own join category c on c.id = own.id
      union all
      select p.id, p.parent_id, up.n from up join category p on p.id = up.parent_id
    ), total as (select id, sum(n)::integer as n from up group by id)
    update category c set goods_count = coalesce(t.n, 0)
    from category c2 left join total t on t.id = c2.id
    where c.id = c2.id and c.marketplace = ${code} and c.goods_count <> coalesce(t.n, 0)`.execute(db.kysely)
}

/** Other products with the same title or the same picture. */
async function countSimilar(db: Database, code: number): Promise<void> {
  await sql`with alike as (
      select product_id, greatest(
        count(*) over (partition by md5(search)),
        case when image_url is null or image_url like '/demo/%' then 0
          else count(*) over (partition by image_url) end
      )::integer - 1 as n
      from product_text where marketplace = ${code}
    )
    update product_metric m set similar_count = a.n from alike a
    where m.marketplace = ${code} and m.product_id = a.product_id and m.similar_count <> a.n`.execute(
    db.kysely,
  )
}

/**
 * Units and GMV (US cents, at the current dollar price of the product) by category and day. Products are added up as
 * doubles, whole numbers that stay exact up to 2^53: sums of bigint are decimals, which take several times as long.
 */
async function sumDays(db: Database, code: number): Promise<void> {
  await db.transaction(async (trx) => {
    await sql`delete from category_daily where marketplace = ${code}`.execute(trx)
    await sql`insert into category_daily (marketplace, day, c1, c2, c3, goods, sales, gmv)
      select ${code}::smallint, h.start_day + s.n::integer - 1, m.c1, m.c2, m.c3, count(*)::integer,
        sum(s.units), sum(s.units::float8 * greatest(m.price_usd, 0))::bigint
      from product_metric m
      join product_hist h on h.product_id = m.product_id and h.region_id = 0
      cross join lateral unnest(h.sales) with ordinality as s (units, n)
      where m.marketplace = ${code} and s.units >= 0
        and s.n > cardinality(h.sales) - ${ROLL_UP_DAYS}
      group by 2, 3, 4, 5`.execute(trx)
  })
}
