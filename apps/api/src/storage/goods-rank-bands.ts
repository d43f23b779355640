import { sql } from 'kysely'
import { FLAG } from '../domain/goods/goods-flag.ts'
import { priceBand } from '../domain/goods-rank/chance-score.ts'
import type { RankDay } from '../domain/goods-rank/evaluate-goods.ts'
import type { Database } from './database.ts'

/** Weekly sales by first-level category and price band, for the score. */
export async function readBandSales(db: Database, marketplace: number): Promise<RankDay['bandSales']> {
  const { rows } = await sql<{ c1: number; cents: number; sales: number }>`
    select c1, floor(exp(floor(ln(greatest(price_usd, 1)) * 20) / 20))::integer as cents,
      sum(sales_week)::float8 as sales
    from product_metric where marketplace = ${marketplace} and price_usd >= 0 and sales_week > 0
    group by 1, 2`.execute(db.kysely)
  const bands = new Map<string, number>()
  const best = new Map<number, number>()
  for (const { c1, cents, sales } of rows) {
    const key = `${c1}/${priceBand(cents)}`
    const sum = (bands.get(key) ?? 0) + sales
    bands.set(key, sum)
    best.set(c1, Math.max(best.get(c1) ?? 0, sum))
  }
  return (c1, priceUsd) => ({ band: bands.get(`${c1}/${priceBand(priceUsd)}`) ?? 0, best: best.get(c1) ?? 0 })
}

/** Products on sale with the same title as each of these, itself not counted. One pass over the titles. */
export async function countSameOnSale(
  db: Database,
  marketplace: number,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<{ id: number; n: number }>`
    with wanted as (select product_id, search from product_text where product_id = any(${[...productIds]}::bigint[]))
    select w.product_id::float8 as id, count(*)::integer as n
    from wanted w join product_text t on t.search = w.search and t.marketplace = ${marketplace}
      and t.product_id <> w.product_id
    join product_metric m on m.marketplace = ${marketplace} and m.product_id = t.product_id
    where m.flags & ${FLAG.onSale}::integer <> 0 group by 1`.execute(db.kysely)
  return new Map(rows.map(({ id, n }) => [id, n]))
}
