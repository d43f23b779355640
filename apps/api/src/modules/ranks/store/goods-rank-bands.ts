import { sql } from 'kysely'
import { FLAG } from '#modules/goods/rules'

import type { Database } from '#platform/database/database.ts'
import { priceBand } from '../rules/chance-score.ts'
import type { BandSales } from '../rules/score-goods.ts'

interface Band {
  c1: number
  band: number
  sales: number
}

/** Weekly sales by first-level category and price band of all products. One pass over them. */
export async function sumBands(db: Database, marketplace: number): Promise<Band[]> {
  const { rows } = await sql<{ c1: number; cents: number; sales: number }>`
    select c1, floor(exp(floor(ln(greatest(price_usd, 1)) * 20) / 20))::integer as cents,
      sum(sales_week)::float8 as sales
    from product_metric where marketplace = ${marketplace} and price_usd >= 0 and sales_week > 0
    group by 1, 2`.execute(db.kysely)
  const bands = new Map<string, Band>()
  for (const { c1, cents, sales } of rows) {
    const band = priceBand(cents)
    const one = bands.get(`${c1}/${band}`) ?? { c1, band, sales: 0 }
    one.sales += sales
    bands.set(`${c1}/${band}`, one)
  }
  return [...bands.values()]
}

/** How the score asks for the sales of bands. */
export function bandSales(all: readonly Band[]): BandSales {
  const bands = new Map<string, number>()
  const best = new Map<number, number>()
  for (const { c1, band, sales } of all) {
    bands.set(`${c1}/${band}`, sales)
    best.set(c1, Math.max(best.get(c1) ?? 0, sales))
  }
  return (c1, priceUsd) => ({ band: bands.get(`${c1}/${priceBand(priceUsd)}`) ?? 0, best: best.get(c1) ?? 0 })
}

/** Keeps the bands that the newest boards were made with. */
export async function writeBands(db: Database, marketplace: number, all: readonly Band[]): Promise<void> {
  await db.transaction(async (trx) => {
    await sql`delete from goods_band where marketplace = ${marketplace}`.execute(trx)
    await sql`insert into goods_band (marketplace, c1, band, sales)
      select ${marketplace}::smallint, * from unnest(${all.map(({ c1 }) => c1)}::integer[],
        ${all.map(({ band }) => band)}::smallint[], ${all.map(({ sales }) => sales)}::bigint[])`.execute(trx)
  })
}

/** The bands of one first-level category, as the newest boards were made with. */
export async function readBands(db: Database, marketplace: number, c1: number): Promise<Band[]> {
  const { rows } = await sql<Band>`select c1, band, sales::float8 as sales from goods_band
    where marketplace = ${marketplace} and c1 = ${c1}`.execute(db.kysely)
  return rows
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
