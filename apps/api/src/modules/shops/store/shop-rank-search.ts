import { type RawBuilder, sql } from 'kysely'
import { marketplaceCode } from '#modules/reference/rules'
import type { Bounds } from '#platform/bounds.ts'
import type { Database } from '#platform/database/database.ts'
import { allOf } from '#platform/database/list-page/list-query.ts'
import { NO_CHANGE } from '../rules/rank-shops.ts'
import type { Period, ShopBoard } from '../rules/shop-board.ts'
import { type ShopFilter, shopConditions } from './shop-search.ts'

/** Where a sort figure of a board is: `r` is the board of the day, `m` the shop as it is today. */
const RANK_SORTS = {
  place: 'r.place',
  sales: 'r.sales',
  gmv: 'r.gmv',
  sales_change: 'r.sales_change',
  gmv_change: 'r.gmv_change',
  creators_won: 'r.creators',
  goods: 'm.goods_count',
  new_goods: 'm.new_week',
  per_goods: 'm.per_goods',
  top_share: 'm.top_share',
  main_share: 'm.main_share',
  brand_share: 'm.brand_share',
  avg_price: 'm.price_avg',
  active: 'm.active',
  followers: 'm.followers',
  score: 'm.score',
  good_rate: 'm.good_rate',
  opened_at: 'm.opened_day',
  creators: 'm.creators',
  discount: 'm.discount',
} as const

export type RankSort = keyof typeof RANK_SORTS

interface RankKey {
  board: ShopBoard
  period: Period
}

interface RankPageQuery extends RankKey {
  day: number
  filter: ShopFilter
  periodSales: Bounds
  sort: RankSort
  descending: boolean
  offset: number
  limit: number
}

/** A place as the board of the day has it. */
export interface RankedRow {
  shopId: number
  place: number
  change: number | null
  days: number
  sales: number
  gmv: number
  salesChange: number
  gmvChange: number
  creators: number
  reasons: number
}

/** Days of a board that are stored, newest first. @param from earliest day wanted */
export async function rankDays(
  db: Database,
  marketplace: ShopFilter['marketplace'],
  { board, period }: RankKey,
  from: number,
): Promise<number[]> {
  const { rows } = await sql<{ day: number }>`select day from shop_rank
    where marketplace = ${marketplaceCode(marketplace)} and board = ${board.code} and period = ${period}
      and day >= ${from} order by day desc limit 400`.execute(db.kysely)
  return rows.map((row) => row.day)
}

/** One page of the board of a day and how many of its places match. A board has 1,000 places at most. */
export async function findRankPage(
  db: Database,
  query: RankPageQuery,
): Promise<{ rows: RankedRow[]; count: number }> {
  const conditions = await shopConditions(db, query.filter)
  if (conditions === null) return { rows: [], count: 0 }
  const { min, max } = query.periodSales
  const where = [
    allOf(conditions),
    ...(min === undefined ? [] : [sql`r.sales >= ${min}`]),
    ...(max === undefined ? [] : [sql`r.sales between 0 and ${max}`]),
  ]
  const places = sql`select m.shop_id::float8 as "shopId", r.place::integer as place, r.change, r.days,
      r.sales::float8 as sales, r.gmv::float8 as gmv, r.sales_change as "salesChange",
      r.gmv_change as "gmvChange", r.creators, r.reasons
    from shop_rank k
    cross join lateral unnest(k.shop_ids, k.changes, k.days, k.sales, k.gmv, k.sales_changes, k.gmv_changes,
        k.creators, k.reasons)
      with ordinality as r (shop_id, change, days, sales, gmv, sales_change, gmv_change, creators, reasons, place)
    join shop_figure m on m.marketplace = k.marketplace and m.shop_id = r.shop_id
    where k.marketplace = ${marketplaceCode(query.filter.marketplace)} and k.board = ${query.board.code}
      and k.period = ${query.period} and k.day = ${query.day} and ${sql.join(where, sql` and `)}`
  const { rows } = await sql<{
    count: number
    rows: RankedRow[]
  }>`with place as materialized (${places} ${orderBy(query)})
    select (select count(*) from place)::integer as count,
      coalesce((select json_agg(p) from (select * from place limit ${query.limit} offset ${query.offset}) p), '[]'::json)
        as rows`.execute(db.kysely)
  return rows[0] ?? { rows: [], count: 0 }
}

/** Missing figures come last both ways; equal ones by place. */
function orderBy({ sort, descending }: RankPageQuery): RawBuilder<unknown> {
  const at = RANK_SORTS[sort]
  const figure = sql.ref(at)
  const direction = descending ? sql`desc` : sql`asc`
  const last = sql`(${figure} <= ${at.endsWith('_change') ? NO_CHANGE : -1})`
  return sql`order by ${last}, ${figure} ${direction}, r.place`
}
