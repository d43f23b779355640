import { regionsOfMask } from '#modules/reference/rules'
import type { Database } from '#platform/database/database.ts'
import { runPrepared } from '#platform/database/run-prepared.ts'
import type { RankSeries } from '../rules/rank-series.ts'
import type { RankedGoods, RegionPrices } from '../rules/ranked-goods.ts'

/** Products read at a time: one short query each, other callers come in between. */
const STEP = 2_000
/** Days before the oldest computed one that rules look back: two months of sales. */
const LOOK_BACK = 62

interface GoodsPart {
  id: number
  c1: number
  price_usd: number
  region_mask: string
  flags: number
  listed_day: number
  score: number
  comment_count: number
  similar_count: number
  creator_count: number
  commission: number
  video_sales: number
  sales_day: number
  sales_week: number
  sales_month: number
  start_day: number | null
  currency: string | null
  sales: string | null
  price: string | null
  watch_day: number | null
  comments: string | null
  stars: string | null
  state: string | null
  creators: string | null
}

// `$4` is the first day that matters; entries before it are left in the database.
const from = (series: string, start: string) => `${series}[greatest(1, $4 - ${start} + 1):]::text`
const FIGURES = `select m.product_id::float8 as id, m.c1, m.price_usd, m.region_mask::text as region_mask, m.flags,
    m.listed_day, m.score, m.comment_count, m.similar_count, m.creator_count, m.commission, m.video_sales,
    m.sales_day, m.sales_week, m.sales_month,
    greatest(h.start_day, $4) as start_day, h.currency,
    ${from('h.sales', 'h.start_day')} as sales, ${from('h.price', 'h.start_day')} as price,
    greatest(w.start_day, $4) as watch_day, ${from('w.comments', 'w.start_day')} as comments,
    ${from('w.score', 'w.start_day')} as stars, ${from('w.state', 'w.start_day')} as state,
    ${from('w.creators', 'w.start_day')} as creators
  from product_metric m
  left join product_hist h on h.product_id = m.product_id and h.region_id = 0
  left join product_watch w on w.product_id = m.product_id
  where m.marketplace = $1`
const GOODS = `${FIGURES} and m.product_id > $2 order by m.product_id limit $3`
const ONE = `${FIGURES} and m.product_id = $2 limit $3`

interface RegionPart {
  id: number
  region_id: number
  currency: string
  start_day: number
  price: string
}

const REGIONS = `select product_id::float8 as id, region_id, currency, greatest(start_day, $2) as start_day,
    price[greatest(1, $2 - start_day + 1):]::text as price
  from product_hist where product_id = any($1::bigint[]) and region_id > 0`

/** Whole numbers of a PostgreSQL array literal without nulls, `{1,-1,3}`. */
export function readNumbers(literal: string | null): number[] {
  const numbers: number[] = []
  if (literal === null) return numbers
  let value = 0
  let sign = 1
  let open = false
  for (let i = 1; i < literal.length; i++) {
    const code = literal.charCodeAt(i)
    if (code >= 48 && code <= 57) {
      value = value * 10 + code - 48
      open = true
    } else if (code === 45) sign = -1
    else {
      if (open) numbers.push(value * sign)
      value = 0
      sign = 1
      open = false
    }
  }
  return numbers
}

const series = (start: number | null, literal: string | null): RankSeries => ({
  start: start ?? 0,
  values: readNumbers(literal),
})

function rankedGoods(row: GoodsPart, regions: readonly RegionPrices[]): RankedGoods {
  const watch = (literal: string | null) => series(row.watch_day, literal)
  return {
    productId: row.id,
    c1: row.c1,
    priceUsd: row.price_usd,
    regions: regionsOfMask(row.region_mask),
    flags: row.flags,
    listedDay: row.listed_day,
    score: row.score,
    commentCount: row.comment_count,
    similarCount: row.similar_count,
    creatorCount: row.creator_count,
    commission: row.commission,
    videoSales: row.video_sales,
    salesDay: row.sales_day,
    salesWeek: row.sales_week,
    salesMonth: row.sales_month,
    sales: series(row.start_day, row.sales),
    main: { regionId: 0, currency: row.currency ?? '', prices: series(row.start_day, row.price) },
    otherRegions: regions,
    watch: {
      comments: watch(row.comments),
      score: watch(row.stars),
      state: watch(row.state),
      creators: watch(row.creators),
    },
  }
}

/** One product as the boards of `day` know it, without the prices of other regions; undefined when it is gone. */
export async function readRankedOne(
  { pool }: Database,
  marketplace: number,
  productId: number,
  day: number,
): Promise<RankedGoods | undefined> {
  const [row] = await runPrepared<GoodsPart>(pool, 'rank one', ONE, [
    marketplace,
    productId,
    1,
    day - LOOK_BACK,
  ])
  return row && rankedGoods(row, [])
}

/**
 * Every product of a marketplace with the days that the boards of `oldest` and later look at, by product id.
 * @param oldest earliest day that is computed
 */
export async function* readRankedGoods(
  { pool }: Database,
  marketplace: number,
  oldest: number,
): AsyncGenerator<RankedGoods[]> {
  const since = oldest - LOOK_BACK
  const read = (after: number): Promise<GoodsPart[]> => {
    const rows = runPrepared<GoodsPart>(pool, 'rank goods', GOODS, [marketplace, after, STEP, since])
    // Asked for ahead of time: what goes wrong is told when it is awaited.
    rows.catch(() => undefined)
    return rows
  }
  for (let next = read(-1); ; ) {
    const rows = await next
    const last = rows.at(-1)
    if (!last) return
    const ids = rows.map((row) => row.id)
    const parts = await runPrepared<RegionPart>(pool, 'rank regions', REGIONS, [ids, since])
    // The database reads on while the boards are made of these.
    next = read(last.id)
    const regions = new Map<number, RegionPrices[]>()
    for (const part of parts) {
      const prices = {
        regionId: part.region_id,
        currency: part.currency,
        prices: series(part.start_day, part.price),
      }
      const known = regions.get(part.id)
      if (known) known.push(prices)
      else regions.set(part.id, [prices])
    }
    yield rows.map((row) => rankedGoods(row, regions.get(row.id) ?? []))
  }
}
