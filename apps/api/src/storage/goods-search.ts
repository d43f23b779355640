import { type Kysely, sql } from 'kysely'
import type { GoodsFilter, GoodsOrder } from '../domain/goods/goods-filter.ts'
import { type GoodsConditions, goodsConditions, SORT_COLUMN } from './goods-conditions.ts'
import type { Tables } from './tables/index.ts'

/** Counting stops here unless an exact count is asked for. */
const COUNT_STOP = 10_001

interface GoodsPageQuery {
  filter: GoodsFilter
  order: GoodsOrder
  /** Rows to leave out at the start. */
  offset: number
  /** Rows wanted; 0 only counts. */
  limit: number
  exactCount: boolean
}

interface FoundGoods {
  /** In order. */
  productIds: number[]
  count: number
  countIsExact: boolean
}

interface Walk {
  where: GoodsConditions['where']
  column: string
  descending: boolean
}

/** One order for both directions of an index: (figure desc, id asc) forwards, (figure asc, id desc) backwards. */
function orderBy(table: 'm' | 'hit', { column, descending }: Walk) {
  const figure = sql.ref(`${table}.${column}`)
  const id = sql.ref(`${table}.product_id`)
  return descending ? sql`${figure} desc, ${id} asc` : sql`${figure} asc, ${id} desc`
}

async function walk(db: Kysely<Tables>, step: Walk, limit: number, offset: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select m.product_id::float8 as id from product_metric m
    where ${step.where} order by ${orderBy('m', step)} limit ${limit} offset ${offset}`.execute(db)
  return rows.map((row) => row.id)
}

async function countMatches(
  db: Kysely<Tables>,
  where: GoodsConditions['where'],
  exact: boolean,
): Promise<number> {
  const matches = sql`select 1 from product_metric m where ${where}`
  const { rows } = exact
    ? await sql<{ n: number }>`select count(*)::float8 as n from (${matches}) t`.execute(db)
    : await sql<{ n: number }>`select count(*)::float8 as n from (${matches} limit ${COUNT_STOP}) t`.execute(
        db,
      )
  return rows[0]?.n ?? 0
}

/** Walks a sort index. Descending, what is missing (-1) is last by itself; ascending it is a second walk. */
async function walkPage(db: Kysely<Tables>, step: Walk, limit: number, offset: number): Promise<number[]> {
  if (limit === 0) return []
  if (step.descending) return walk(db, step, limit, offset)
  const figure = sql.ref(`m.${step.column}`)
  const knownWhere = sql`${step.where} and ${figure} >= 0`
  const known = await walk(db, { ...step, where: knownWhere }, limit, offset)
  if (known.length === limit) return known
  const skipped = known.length > 0 ? offset + known.length : await countMatches(db, knownWhere, true)
  const missingWhere = sql`${step.where} and ${figure} = -1`
  const start = Math.max(0, offset - skipped)
  return [...known, ...(await walk(db, { ...step, where: missingWhere }, limit - known.length, start))]
}

/** Finds all matches of a keyword once and takes count and page from them. */
async function keywordPage(db: Kysely<Tables>, step: Walk, limit: number, offset: number) {
  const missingLast = step.descending ? sql`` : sql`hit.${sql.ref(step.column)} < 0,`
  const { rows } = await sql<{ n: number; ids: number[] | null }>`
    with hit as materialized (
      select m.product_id, m.${sql.ref(step.column)} from product_metric m where ${step.where}
    )
    select (select count(*) from hit)::float8 as n, array(
      select hit.product_id::float8 from hit order by ${missingLast} ${orderBy('hit', step)}
      limit ${limit} offset ${offset}
    ) as ids`.execute(db)
  return { n: rows[0]?.n ?? 0, ids: rows[0]?.ids ?? [] }
}

/**
 * The products of one page and how many match. Rows whose sort figure is missing come last both ways; equal
 * figures are ordered by internal id, so that pages neither overlap nor leave gaps.
 */
export async function findGoodsPage(db: Kysely<Tables>, query: GoodsPageQuery): Promise<FoundGoods> {
  const conditions = await goodsConditions(db, query.filter)
  if (conditions.empty) return { productIds: [], count: 0, countIsExact: true }
  const step: Walk = {
    where: conditions.where,
    column: SORT_COLUMN[query.order.by],
    descending: query.order.descending,
  }
  if (conditions.byKeyword) {
    const { n, ids } = await keywordPage(db, step, query.limit, query.offset)
    const count = query.exactCount ? n : Math.min(n, COUNT_STOP)
    return { productIds: ids, count, countIsExact: count === n }
  }
  const [productIds, count] = await Promise.all([
    walkPage(db, step, query.limit, query.offset),
    countMatches(db, conditions.where, query.exactCount),
  ])
  return { productIds, count, countIsExact: query.exactCount || count < COUNT_STOP }
}

/** Newest figures of a marketplace, epoch milliseconds; null without products. */
export async function newestFigures(db: Kysely<Tables>, marketplaceCode: number): Promise<number | null> {
  const { rows } = await sql<{ at: number }>`select updated_at::float8 as at from product_metric
    where marketplace = ${marketplaceCode} order by updated_at desc limit 1`.execute(db)
  return rows[0]?.at ?? null
}
