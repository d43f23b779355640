import type { EventKind } from '@haixuan/rules'
import { sql } from 'kysely'
import { type BookScope, IS_TWICE, type MonthRange, ofBooks, type Reader, sumsOf } from './counted-rows.ts'
import { dayText } from './day-text.ts'
import { type SkuBookDays, skuBookDays } from './sku-book-days.ts'

/** Books and months in one currency. */
export interface CurrencyScope extends BookScope {
  range: MonthRange
  currency: string
}

/** Days of SKUs, one entry for each store and month. */
export async function skuDaysOf(
  db: Reader,
  { range, currency, ...books }: CurrencyScope,
): Promise<SkuBookDays[]> {
  const found = await skuBookDays(db.kysely, sql`${sumsOf(books, range)} and t.currency = ${currency}`)
  return [...found.values()]
}

/** Codes that the rows of a SKU have. */
export async function codesOfSku(
  db: Reader,
  { range, currency, ...books }: CurrencyScope,
  skuId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`
    select distinct t.sku_code as code from finance_day as t
    where ${sumsOf(books, range)} and t.currency = ${currency} and t.sku_id = ${skuId} and t.sku_code <> ''`.execute(
    db.kysely,
  )
  return new Set(rows.map(({ code }) => code))
}

/** Money of details that name no SKU, by kind. */
export async function moneyWithoutSku(
  db: Reader,
  { range, currency, ...books }: CurrencyScope,
): Promise<{ kind: EventKind; minor: number }[]> {
  const { rows } = await sql<{ kind: EventKind; minor: number }>`
    select t.kind, sum(t.minor - t.twice_minor)::float8 as minor from finance_day as t
    where ${sumsOf(books, range)} and t.currency = ${currency} and t.sku_id = ''
    group by t.kind order by t.kind`.execute(db.kysely)
  return rows
}

/** Days of one SKU by kind; rows of bills without a time are on the first day of their month. */
export async function daysOfSku(
  db: Reader,
  { range, currency, ...books }: CurrencyScope,
  skuId: string,
): Promise<{ day: string; kind: EventKind; quantity: number | null; minor: number }[]> {
  const { rows } = await sql<{ day: number; kind: EventKind; quantity: number | null; minor: number }>`
    select case when t.day = 0 then t.month * 100 + 1 else t.day end as day, t.kind, sum(t.quantity) as quantity,
      sum(t.minor - t.twice_minor)::float8 as minor
    from finance_day as t
    where ${sumsOf(books, range)} and t.currency = ${currency} and t.sku_id = ${skuId}
    group by 1, t.kind order by 1, t.kind`.execute(db.kysely)
  return rows.map(({ day, ...row }) => ({ ...row, day: dayText(day) }))
}

/** Which orders. */
export interface OrderQuery {
  keyword?: string
  only: 'all' | 'loss' | 'refund'
  sort: { by: 'net' | 'time'; descending: boolean }
  offset: number
  limit: number
}

/** An order with its money. */
export interface StoredOrder {
  storeId: string
  orderNo: string
  stockNo: string | null
  skus: string[]
  quantity: number | null
  net: number
  kinds: { kind: EventKind; minor: number }[]
  from: number | null
  to: number | null
}

/** An order with the codes that its rows of each kind name. */
interface OrderRow extends Omit<StoredOrder, 'skus'> {
  skus: (string[] | null)[]
}

/** Orders with their money; what a reversal repeats counts once. */
export async function findOrders(
  db: Reader,
  { range, currency, ...books }: CurrencyScope,
  query: OrderQuery,
): Promise<{ rows: StoredOrder[]; count: number; net: number }> {
  const refunds = sql`('reversal', 'consumer_refund', 'freight_reversal')`
  const having = {
    all: sql`true`,
    loss: sql`sum(k.minor) < 0`,
    refund: sql`bool_or(k.kind in ${refunds})`,
  }[query.only]
  const direction = sql.raw(query.sort.descending ? 'desc' : 'asc')
  const by = query.sort.by === 'net' ? sql`net ${direction}` : sql`"to" ${direction} nulls last`
  const keyword = query.keyword === undefined ? sql`` : sql`and e.order_no = ${query.keyword.trim()}`
  // Every page has the sums, also one behind the last.
  const { rows } = await sql<(OrderRow | { storeId: null }) & { count: number; total: number }>`
    with kinds as (
      select e.store_id, e.order_no, e.kind, sum(e.minor) as minor, sum(e.quantity) as quantity, min(e.at) as first,
        max(e.at) as last, min(e.stock_no) as stock_no,
        array_agg(distinct coalesce(e.sku_code, e.sku_id)) filter (where e.sku_id is not null) as skus
      from money_event as e
      where ${ofBooks(books)} and not e.is_ledger and e.order_no is not null and e.currency = ${currency}
        and e.month between ${range.from}::integer and ${range.to}::integer and not ${IS_TWICE} ${keyword}
      group by e.store_id, e.order_no, e.kind
    ), orders as (
      select k.store_id, k.order_no, min(k.stock_no) as stock_no, sum(k.minor) as net, min(k.first) as first,
        max(k.last) as "to", json_agg(json_build_object('kind', k.kind, 'minor', k.minor) order by k.kind) as kinds,
        sum(k.quantity) filter (where k.kind = 'sale') as quantity, json_agg(k.skus order by k.kind) as skus
      from kinds as k group by k.store_id, k.order_no having ${having}
    )
    select p.*, t.count, t.total
    from (select count(*)::float8 as count, coalesce(sum(net), 0)::float8 as total from orders) as t
    left join (
      select store_id as "storeId", order_no as "orderNo", stock_no as "stockNo", net::float8 as net,
        first::float8 as "from", "to"::float8 as "to", kinds, quantity, skus
      from orders order by ${by}, order_no, store_id limit ${query.limit}::integer offset ${query.offset}::integer
    ) as p on true
    order by ${by}, "orderNo", "storeId"`.execute(db.kysely)
  return {
    rows: rows.flatMap(({ count: _, total: __, ...row }) =>
      row.storeId === null ? [] : [{ ...row, skus: codesOf(row.skus) }],
    ),
    count: rows[0]?.count ?? 0,
    net: rows[0]?.total ?? 0,
  }
}

/** The codes of all kinds, each once. */
const codesOf = (byKind: OrderRow['skus']): string[] =>
  [...new Set(byKind.flatMap((codes) => codes ?? []))].filter((code) => code !== '')
