import { DAY_MS } from '@haixuan/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { KEPT_DAYS } from '../rules/day-series.ts'
import { FLAG_GROUP } from '../rules/goods-flag.ts'

/** Products of one statement: the embedded engine serves nobody else meanwhile. */
const STEP = 1_000

/** A day is appended behind its series; days in between that nobody measured are missing (-1). */
const appended = (series: RawBuilder<unknown>, value: RawBuilder<unknown>, gap: RawBuilder<unknown>) =>
  sql`(${series} || array_fill(-1, array[${gap}]) || ${value})`

/**
 * Keeps what the products show now as their figures of a day: the figures that a source collected on one day are
 * those of the day before. Only days that a series does not reach yet are written, so a repeat changes nothing.
 */
export async function snapshotGoods(db: Database, marketplace: number): Promise<void> {
  for (let after = -1; ; ) {
    const { rows } = await sql<{ last: number | null }>`select max(product_id)::float8 as last from (
      select product_id from product_metric where marketplace = ${marketplace} and product_id > ${after}
      order by product_id limit ${STEP}) t`.execute(db.kysely)
    const last = rows[0]?.last ?? null
    if (last === null) return
    await db.bulk(() => snapshotStep(db, { marketplace, after, last }))
    after = last
  }
}

interface Step {
  marketplace: number
  after: number
  last: number
}

async function snapshotStep(db: Database, { marketplace, after, last }: Step): Promise<void> {
  const now = sql`select m.product_id, (m.updated_at / ${DAY_MS}::bigint)::integer - 1 as day, m.sales_day, m.price, m.currency,
      case when m.commission < 0 then -1 else m.commission * 10 end as commission, m.comment_count, m.score, m.flags & ${FLAG_GROUP.status}::integer as state, m.creator_count
    from product_metric m
    where m.marketplace = ${marketplace} and m.product_id > ${after} and m.product_id <= ${last}`
  // A transaction each: others get their turn between two statements.
  const write = (statement: RawBuilder<unknown>) => db.transaction((trx) => statement.execute(trx))
  const histEnd = sql`(h.start_day + cardinality(h.sales))`
  const histCut = sql`greatest(0, n.day - h.start_day + 1 - ${KEPT_DAYS})`
  const histGap = sql`n.day - ${histEnd}`
  // Where nobody ever told of a commission there is no series of it; one that begins late, or was left behind, is
  // brought up to the day.
  const earnedGap = sql`greatest(0, n.day - h.start_day - cardinality(h.commission))`
  const earned = sql`case when n.commission < 0 and cardinality(h.commission) = 0 then h.commission
        else ${appended(sql`h.commission`, sql`n.commission`, earnedGap)}[${histCut} + 1:] end`
  await write(sql`with n as (${now})
    update product_hist h set
      commission = ${earned},
      sales = ${appended(sql`h.sales`, sql`n.sales_day`, histGap)}[${histCut} + 1:],
      price = ${appended(sql`h.price`, sql`case when n.currency = h.currency or h.currency = '' then n.price else -1 end`, histGap)}[${histCut} + 1:],
      start_day = h.start_day + ${histCut},
      currency = case when h.currency = '' then n.currency else h.currency end
    from n where h.product_id = n.product_id and h.region_id = 0 and n.day >= ${histEnd}
      and cardinality(h.sales) > 0 and (n.sales_day >= 0 or n.price >= 0)`)
  await write(sql`with n as (${now})
    insert into product_hist (product_id, region_id, start_day, currency, sales, price, commission)
    select n.product_id, 0, n.day, n.currency, array[n.sales_day], array[n.price],
      case when n.commission < 0 then '{}' else array[n.commission] end from n
    where n.sales_day >= 0 or n.price >= 0 on conflict (product_id, region_id) do nothing`)
  const watchEnd = sql`(w.start_day + cardinality(w.state))`
  const watchCut = sql`greatest(0, n.day - w.start_day + 1 - ${KEPT_DAYS})`
  const watchGap = sql`n.day - ${watchEnd}`
  const grown = (column: string, value: string) =>
    sql`${appended(sql.ref(`w.${column}`), sql.ref(`n.${value}`), watchGap)}[${watchCut} + 1:]`
  await write(sql`with n as (${now})
    update product_watch w set comments = ${grown('comments', 'comment_count')}, score = ${grown('score', 'score')},
      state = ${grown('state', 'state')}, creators = ${grown('creators', 'creator_count')},
      start_day = w.start_day + ${watchCut}
    from n where w.product_id = n.product_id and n.day >= ${watchEnd}`)
  await write(sql`with n as (${now})
    insert into product_watch (product_id, start_day, comments, score, state, creators)
    select n.product_id, n.day, array[n.comment_count], array[n.score::integer], array[n.state], array[n.creator_count]
    from n on conflict (product_id) do nothing`)
}
