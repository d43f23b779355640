import { readNumbers } from '#modules/ranks'
import type { RankSeries } from '#modules/ranks/rules'
import type { Database } from '#platform/database/database.ts'
import { runPrepared } from '#platform/database/run-prepared.ts'
import type { MarketGoods } from '../rules/market-goods.ts'
import { TREND_DAYS } from '../rules/market-sum.ts'

/** Shops read at a time: one short query each, other callers come in between. */
const SHOPS = 100
/** Products passed at a time in search of those without a shop. */
const STEP = 5_000
const YEAR = 365
const LONGEST = 30

interface GoodsPart {
  shop_id: number
  c1: number
  c2: number
  region_mask: string
  flags: number
  listed_day: number
  price_usd: number
  sales_week: number
  sales_month: number
  start_day: number | null
  sales: string | null
  year_day: number | null
  year: string | null
  state_week: number
  state_month: number
}

const DAYS = {
  first: '$3::integer',
  yearFirst: '$4::integer',
  yearLast: '$5::integer',
  newest: '$6::integer',
}
const stateAgo = (days: number) =>
  `greatest(coalesce(w.state[${DAYS.newest} - ${days} - w.start_day + 1], 0), 0)`

/** `$1` and `$2` belong to the caller. */
const PART = `select m.shop_id::float8 as shop_id, m.c1, m.c2, m.region_mask::text as region_mask, m.flags,
    m.listed_day, m.price_usd, m.sales_week, m.sales_month,
    greatest(h.start_day, ${DAYS.first}) as start_day,
    h.sales[greatest(1, ${DAYS.first} - h.start_day + 1):]::text as sales,
    greatest(h.start_day, ${DAYS.yearFirst}) as year_day,
    h.sales[greatest(1, ${DAYS.yearFirst} - h.start_day + 1):${DAYS.yearLast} - h.start_day + 1]::text as year,
    ${stateAgo(7)} as state_week, ${stateAgo(30)} as state_month
  from product_metric m
  left join product_hist h on h.product_id = m.product_id and h.region_id = 0
  left join product_watch w on w.product_id = m.product_id`

const OF_SHOPS = `${PART} where m.shop_id = any($1::bigint[]) and m.marketplace = $2 order by m.shop_id`
const WITHOUT_SHOP = `${PART} where m.marketplace = $2 and m.product_id > ($1::bigint[])[1]
  and m.product_id <= ($1::bigint[])[2] and m.shop_id < 0`

const series = (start: number | null, literal: string | null): RankSeries => ({
  start: start ?? 0,
  values: readNumbers(literal),
})

const marketGoods = (row: GoodsPart): MarketGoods => ({
  shopId: row.shop_id,
  c1: row.c1,
  c2: row.c2,
  flags: row.flags,
  listedDay: row.listed_day,
  priceUsd: row.price_usd,
  salesWeek: row.sales_week,
  salesMonth: row.sales_month,
  sales: series(row.start_day, row.sales),
  salesYearAgo: series(row.year_day, row.year),
  stateWeekAgo: row.state_week,
  stateMonthAgo: row.state_month,
})

/** A product with its decimal product_metric.region_mask. */
export interface MaskedGoods {
  goods: MarketGoods
  mask: string
}

/** Every product of a marketplace, those of one shop one after the other. @param day newest day of the market */
export async function* readMarketGoods(
  { pool }: Database,
  marketplace: number,
  day: number,
): AsyncGenerator<MaskedGoods[]> {
  const days = [day - TREND_DAYS + 1, day - YEAR - LONGEST + 1, day - YEAR, day]
  const read = async (name: string, text: string, ids: readonly number[]) => {
    const rows = await runPrepared<GoodsPart>(pool, name, text, [ids, marketplace, ...days])
    return rows.map((row) => ({ goods: marketGoods(row), mask: row.region_mask }))
  }
  for (let after = -1; ; ) {
    const { rows } = await pool.query<{ id: number }>(
      'select id::float8 as id from shop where marketplace = $1 and id > $2 order by id limit $3',
      [marketplace, after, SHOPS],
    )
    const last = rows.at(-1)
    if (!last) break
    const ids = rows.map(({ id }) => id)
    yield await read('market goods of shops', OF_SHOPS, ids)
    after = last.id
  }
  for (let after = -1; ; ) {
    const { rows } = await pool.query<{ last: number | null }>(
      `select max(product_id)::float8 as last from (select product_id from product_metric
        where marketplace = $1 and product_id > $2 order by product_id limit $3) t`,
      [marketplace, after, STEP],
    )
    const last = rows[0]?.last ?? null
    if (last === null) return
    yield await read('market goods without shop', WITHOUT_SHOP, [after, last])
    after = last
  }
}
