import { type Kysely, type RawBuilder, sql } from 'kysely'
import { goodsConditions } from '#modules/goods'
import type { GoodsFilter } from '#modules/goods/rules'

import { allOf } from '#platform/database/list-page/list-query.ts'
import type { Tables } from '#platform/database/tables.ts'
import { STORED_BOARD, type StoredBoard } from '../rules/rank-board.ts'
import { JUDGEMENTS, type Judgement } from '../rules/sold-out.ts'
import { needsFigures, rankOrder, scoreOf } from './goods-rank-order.ts'

export interface RankOrder {
  /** Sort name of the contract. */
  by: string
  descending: boolean
}

interface RankKey {
  marketplace: number
  board: StoredBoard
  /** 0, or a regionId. */
  scope: number
  day: number
}

export interface RankPageQuery {
  key: RankKey
  filter: GoodsFilter
  /** Percent of the price before the cut, at least. */
  minDrop: number | null
  droppedFrom: number | null
  judgement: Judgement | null
  /** The reader's own weights of a score; empty: places and scores as they are stored. */
  weights: readonly number[]
  order: RankOrder
  offset: number
  limit: number
}

/** A place of a board. */
interface RankEntry {
  productId: number
  place: number
  /** Places climbed; null for a newcomer. */
  change: number | null
  days: number
  /** By the reader's own weights; null without them. */
  score: number | null
  /** f1 to f8. */
  facts: (number | null)[]
}

export interface RankFound {
  places: RankEntry[]
  count: number
  computedAt: number | null
}

interface RankEntryRow {
  n: number
  computed_at: number
  product_id: number | null
  place: number
  change: number | null
  days: number
  score: number | null
  facts: (number | null)[]
}

function factConditions({ minDrop, droppedFrom, judgement, key }: RankPageQuery): RawBuilder<unknown>[] {
  const isDrop = key.board === 'price-drop'
  return [
    ...(isDrop && minDrop !== null ? [sql`u.f3 >= ${minDrop * 10}`] : []),
    ...(isDrop && droppedFrom !== null ? [sql`u.f4 >= ${droppedFrom}`] : []),
    ...(key.board === 'sold-out' && judgement !== null ? [sql`u.f4 = ${JUDGEMENTS.indexOf(judgement)}`] : []),
  ]
}

/** The part of a filter that needs the product: all of it but its marketplace. */
function isNarrowed({ marketplace: _, area: __, ranges, ...rest }: GoodsFilter): boolean {
  const limits = Object.values(ranges).some(({ min, max }) => min !== undefined || max !== undefined)
  return limits || Object.values(rest).some((value) => value !== null)
}

const keyIs = ({ marketplace, board, scope, day }: RankKey) => sql`r.marketplace = ${marketplace}
  and r.board = ${STORED_BOARD[board]} and r.scope = ${scope} and r.day = ${day}`

function found(rows: readonly RankEntryRow[]): RankFound {
  const first = rows[0]
  return {
    places: rows.flatMap(({ product_id, place, change, days, score, facts }) =>
      product_id === null ? [] : [{ productId: product_id, place, change, days, score, facts }],
    ),
    count: first?.n ?? 0,
    computedAt: first?.computed_at ?? null,
  }
}

const ARRAYS = ['product_ids', 'changes', 'days', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8']
const COLUMNS = sql.raw('product_id, change, days, f1, f2, f3, f4, f5, f6, f7, f8')

/** Places in their order and nothing left out: the page is cut out of the arrays. */
async function plainPage(db: Kysely<Tables>, { key, offset, limit }: RankPageQuery): Promise<RankFound> {
  const cut = sql.join(
    ARRAYS.map((name) => sql`${sql.ref(`r.${name}`)}[${offset}::integer + 1:${offset + limit}::integer]`),
  )
  const { rows } = await sql<RankEntryRow>`
    select cardinality(r.product_ids) as n, r.computed_at::float8 as computed_at, u.product_id::float8 as product_id,
      (u.line + ${offset})::integer as place, u.change, u.days, null::float8 as score,
      array[u.f1, u.f2, u.f3, u.f4, u.f5, u.f6, u.f7, u.f8] as facts
    from goods_rank r left join lateral unnest(${cut}) with ordinality as u (${COLUMNS}, line) on true
    where ${keyIs(key)} order by u.line`.execute(db)
  return found(rows)
}

/**
 * A page of a stored board. The row of the board is found by its key; its places are opened up and joined with the
 * products by their keys, so that the work is bounded by the depth of the board whatever the filters are.
 */
export async function findRankPage(db: Kysely<Tables>, query: RankPageQuery): Promise<RankFound> {
  const { key, weights, order } = query
  // Without a filter on products only the places of the page are looked up afterwards.
  const needsProducts = isNarrowed(query.filter) || needsFigures(order.by)
  const facts = factConditions(query)
  const isPlain = !needsProducts && facts.length === 0 && weights.length === 0
  if (isPlain && order.by === 'place' && !order.descending) return plainPage(db, query)
  const conditions = await goodsConditions(db, query.filter)
  if (!conditions) return { places: [], count: 0, computedAt: null }
  const opened = sql`
    select u.*, ${scoreOf(weights)} as score from goods_rank r,
      lateral unnest(${sql.join(ARRAYS.map((name) => sql.ref(`r.${name}`)))})
        with ordinality as u (${COLUMNS}, stored)
    where ${keyIs(key)}`
  const placed =
    weights.length > 0 ? sql`row_number() over (order by score desc nulls last, stored)` : sql`stored`
  const kept = sql.join([sql`true`, ...facts], sql` and `)
  const hits = needsProducts
    ? sql`select u.*, ${sql.raw(METRICS)} from place u join product_metric m on m.product_id = u.product_id
        where ${allOf(conditions)} and ${kept}`
    : sql`select u.* from place u where ${kept}`
  const { rows } = await sql<RankEntryRow>`
    with place as (select opened.*, ${placed} as place from (${opened}) opened),
    hit as materialized (${hits}),
    page as (
      select * from hit order by ${rankOrder(key.board, order)} limit ${query.limit} offset ${query.offset}
    )
    select (select count(*) from hit)::integer as n,
      (select r.computed_at from goods_rank r where ${keyIs(key)})::float8 as computed_at,
      p.product_id::float8 as product_id, p.place::integer as place, p.change, p.days, p.score,
      array[p.f1, p.f2, p.f3, p.f4, p.f5, p.f6, p.f7, p.f8] as facts
    from (select 1) one left join (select page.*, row_number() over () as line from page) p on true
    order by p.line`.execute(db)
  return found(rows)
}

/** Figures of a product that a board can be sorted by. */
const METRICS = `m.sales_day, m.sales_week, m.sales_month, m.sales_total, m.gmv, m.price_usd, m.score as stars,
  m.comment_count, m.listed_day, m.updated_at, m.creator_count, m.video_sales`
