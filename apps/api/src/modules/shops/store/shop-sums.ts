import { sql } from 'kysely'
import { FLAG } from '#modules/goods/rules'

import type { Database } from '#platform/database/database.ts'
import type { CategorySum, GoodsSums, StatedShop } from '../rules/shop-figures.ts'

/** A shop as the daily job finds it. */
interface ShopHead {
  shopId: number
  name: string
  externalId: string
  demo: boolean
  stated: StatedShop | null
}

export const NO_GOODS: GoodsSums = {
  ...{ goods: 0, newWeek: 0, soldOut: 0, full: 0, semi: 0, branded: 0, monthKnown: 0, monthSold: 0 },
  ...{ demo: false, estimated: false, starSeller: false, updatedAt: 0 },
  ...{ salesDay: null, salesWeek: null, salesMonth: null, salesTotal: null, topMonth: null },
  ...{ gmv: null, gmvWeek: null, pricedWeek: null, price: null, discount: null, creators: null },
}

/** Shops with what sources say of them. */
export async function readShopHeads(db: Database, ids: readonly number[]): Promise<ShopHead[]> {
  const { rows } = await sql<ShopHead & { stated: StatedShop }>`
    select s.id::float8 as "shopId", s.name, s.external_id as "externalId", s.demo,
      case when f.shop_id is null then null else json_build_object(
        'updatedAt', f.updated_at, 'followers', f.followers, 'statedSales', f.stated_sales,
        'statedGoods', f.stated_goods, 'reviewCount', f.review_count, 'openedDay', f.opened_day,
        'flags', f.flags, 'regionId', f.region_id, 'score', f.score, 'goodRate', f.good_rate, 'brand', f.brand
      ) end as stated
    from shop s left join shop_fact f on f.shop_id = s.id where s.id = any(${[...ids]}::bigint[])`.execute(
    db.kysely,
  )
  return rows
}

const known = (column: string) => sql`filter (where ${sql.ref(column)} >= 0)`
const has = (bit: number) => sql`m.flags & ${bit}::integer <> 0`

/** Sums over the products of each shop. @param day newest day of figures */
export async function readGoodsSums(
  db: Database,
  ids: readonly number[],
  day: number,
): Promise<Map<number, GoodsSums>> {
  const { rows } = await sql<GoodsSums & { shopId: number }>`
    select m.shop_id::float8 as "shopId", count(*)::integer as goods,
      (count(*) filter (where m.listed_day > ${day - 7}))::integer as "newWeek",
      (count(*) filter (where ${has(FLAG.soldOut)}))::integer as "soldOut",
      (count(*) filter (where ${has(FLAG.hostingFull)}))::integer as full,
      (count(*) filter (where ${has(FLAG.hostingSemi)}))::integer as semi,
      (count(*) ${known('m.brand_key')})::integer as branded,
      bool_or(${has(FLAG.demo)}) as demo, bool_or(${has(FLAG.estimated)}) as estimated,
      coalesce(bool_or('明星卖家' = any(t.tags)), false) as "starSeller",
      (sum(m.sales_day) ${known('m.sales_day')})::float8 as "salesDay",
      (sum(m.sales_week) ${known('m.sales_week')})::float8 as "salesWeek",
      (sum(m.sales_month) ${known('m.sales_month')})::float8 as "salesMonth",
      (sum(m.sales_total) ${known('m.sales_total')})::float8 as "salesTotal",
      (max(m.sales_month) ${known('m.sales_month')})::float8 as "topMonth",
      (count(*) ${known('m.sales_month')})::integer as "monthKnown",
      (count(*) filter (where m.sales_month > 0))::integer as "monthSold",
      (sum(m.gmv) ${known('m.gmv')})::float8 as gmv,
      (sum(m.sales_week::bigint * m.price_usd) filter (where m.sales_week >= 0 and m.price_usd >= 0))::float8
        as "gmvWeek",
      (sum(m.sales_week) filter (where m.sales_week >= 0 and m.price_usd >= 0))::float8 as "pricedWeek",
      (avg(m.price_usd) ${known('m.price_usd')})::float8 as price,
      (avg(m.discount) ${known('m.discount')})::float8 as discount,
      (sum(m.creator_count) ${known('m.creator_count')})::float8 as creators,
      max(m.updated_at)::float8 as "updatedAt"
    from product_metric m join product_text t on t.product_id = m.product_id
    where m.shop_id = any(${[...ids]}::bigint[]) group by m.shop_id`.execute(db.kysely)
  return new Map(rows.map(({ shopId, ...sums }) => [shopId, sums]))
}

/** Sales of the month by category of the first level, for each shop. */
export async function readCategorySums(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, CategorySum[]>> {
  const { rows } = await sql<CategorySum & { shopId: number }>`
    select m.shop_id::float8 as "shopId", m.c1, (sum(m.sales_month) ${known('m.sales_month')})::float8 as sales,
      count(*)::integer as goods, (count(distinct m.c2) ${known('m.c2')})::integer as below
    from product_metric m where m.shop_id = any(${[...ids]}::bigint[]) group by m.shop_id, m.c1`.execute(
    db.kysely,
  )
  const byShop = new Map<number, CategorySum[]>()
  for (const { shopId, ...sum } of rows) byShop.set(shopId, [...(byShop.get(shopId) ?? []), sum])
  return byShop
}
