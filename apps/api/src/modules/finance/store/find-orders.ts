import type { EventKind } from '@haixuan/rules'
import { sql } from 'kysely'
import { IS_TWICE, ofBooks, type Reader } from './counted-rows.ts'
import type { CurrencyScope } from './sku-scope.ts'

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

const ONLY = {
  all: sql`true`,
  loss: sql`sum(e.minor) < 0`,
  refund: sql`bool_or(e.kind in ('reversal', 'consumer_refund', 'freight_reversal'))`,
}

/**
 * Orders with their money; what a reversal repeats counts once. All orders are added up by their money alone; what else is
 * told of one is read for those of the page.
 */
export async function findOrders(
  db: Reader,
  { range, currency, ...books }: CurrencyScope,
  query: OrderQuery,
): Promise<{ rows: StoredOrder[]; count: number; net: number }> {
  const direction = sql.raw(query.sort.descending ? 'desc' : 'asc')
  const by = query.sort.by === 'net' ? sql`net ${direction}` : sql`last ${direction} nulls last`
  const keyword = query.keyword === undefined ? sql`` : sql`and e.order_no = ${query.keyword.trim()}`
  const counts = sql`${ofBooks(books)} and not e.is_ledger and e.currency = ${currency}
    and e.month between ${range.from}::integer and ${range.to}::integer and not ${IS_TWICE}`
  // Every page has the sums, also one behind the last.
  const { rows } = await sql<(OrderRow | { storeId: null }) & { count: number; total: number }>`
    with orders as materialized (
      select e.store_id, e.order_no, sum(e.minor) as net, max(e.at) as last from money_event as e
      where ${counts} and e.order_no is not null ${keyword}
      group by e.store_id, e.order_no having ${ONLY[query.only]}
    ), page as materialized (
      select * from orders order by ${by}, order_no, store_id
      limit ${query.limit}::integer offset ${query.offset}::integer
    ), kinds as (
      select e.store_id, e.order_no, e.kind, sum(e.minor) as minor, sum(e.quantity) as quantity, min(e.at) as first,
        min(e.stock_no) as stock_no,
        array_agg(distinct coalesce(e.sku_code, e.sku_id)) filter (where e.sku_id is not null) as skus
      from page as p join money_event as e on e.account_id = ${books.accountId}::uuid and e.store_id = p.store_id
        and e.order_no = p.order_no
      where ${counts}
      group by e.store_id, e.order_no, e.kind
    ), told as (
      select k.store_id, k.order_no, min(k.stock_no) as stock_no, min(k.first) as first,
        json_agg(json_build_object('kind', k.kind, 'minor', k.minor) order by k.kind) as kinds,
        sum(k.quantity) filter (where k.kind = 'sale') as quantity, json_agg(k.skus order by k.kind) as skus
      from kinds as k group by k.store_id, k.order_no
    )
    select p.store_id as "storeId", p.order_no as "orderNo", o.stock_no as "stockNo", p.net::float8 as net,
      o.first::float8 as "from", p.last::float8 as "to", o.kinds, o.quantity, o.skus, t.count, t.total
    from (select count(*)::float8 as count, coalesce(sum(net), 0)::float8 as total from orders) as t
      left join (page as p join told as o on o.store_id = p.store_id and o.order_no = p.order_no) on true
    order by p.${by}, p.order_no, p.store_id`.execute(db.kysely)
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
