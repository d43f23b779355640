import { type Kysely, sql } from 'kysely'
import { countBeside } from '#platform/database/list-page/count-beside.ts'
import { KEYWORD_LIMITS, type KeywordLimits } from '#platform/database/list-page/keyword-limits.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { GoodsFilter, GoodsOrder } from '../rules/goods-filter.ts'
import { type GoodsConditions, goodsConditions, SORT_COLUMN } from './goods-conditions.ts'

interface GoodsPageQuery {
  filter: GoodsFilter
  order: GoodsOrder
  /** Rows to leave out at the start. */
  offset: number
  /** Rows wanted; 0 only counts. */
  limit: number
  exactCount: boolean
  /** How long rows wait for a count that is not exact (count-beside.ts); to its end when left out. */
  countWaitMs?: number | undefined
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

const counting = (where: GoodsConditions['where'], stop: number | null) =>
  sql<{ n: number }>`select count(*)::float8 as n from (
    select 1 from product_metric m where ${where} limit ${stop}) t`

async function countMatches(db: Kysely<Tables>, where: GoodsConditions['where']): Promise<number> {
  const { rows } = await counting(where, null).execute(db)
  return rows[0]?.n ?? 0
}

/** Walks a sort index. Descending, what is missing (-1) is last by itself; ascending it is a second walk. */
async function walkPage(db: Kysely<Tables>, step: Walk, limit: number, offset: number): Promise<number[]> {
  if (step.descending) return walk(db, step, limit, offset)
  const figure = sql.ref(`m.${step.column}`)
  const knownWhere = sql`${step.where} and ${figure} >= 0`
  const known = await walk(db, { ...step, where: knownWhere }, limit, offset)
  if (known.length === limit) return known
  const skipped = known.length > 0 ? offset + known.length : await countMatches(db, knownWhere)
  const missingWhere = sql`${step.where} and ${figure} = -1`
  const start = Math.max(0, offset - skipped)
  return [...known, ...(await walk(db, { ...step, where: missingWhere }, limit - known.length, start))]
}

/** Finds the matches of a keyword, at most `stop` of them, and takes count and page from them. */
async function keywordPage(
  db: Kysely<Tables>,
  step: Walk,
  { limit, offset }: GoodsPageQuery,
  stop: number | null,
): Promise<{ n: number; ids: number[] }> {
  const missingLast = step.descending ? sql`` : sql`hit.${sql.ref(step.column)} < 0,`
  const { rows } = await sql<{ n: number; ids: number[] | null }>`
    with hit as materialized (
      select m.product_id, m.${sql.ref(step.column)} from product_metric m where ${step.where} limit ${stop}
    )
    select (select count(*) from hit)::float8 as n, array(
      select hit.product_id::float8 from hit order by ${missingLast} ${orderBy('hit', step)}
      limit ${limit} offset ${offset}
    ) as ids`.execute(db)
  return { n: rows[0]?.n ?? 0, ids: rows[0]?.ids ?? [] }
}

/**
 * Walks a sort index and reads the text of each row: for a word of many hits, which soon fill a page.
 * @returns null when the rows tried do not fill it
 */
async function walkTexts(
  db: Kysely<Tables>,
  step: Walk,
  text: GoodsConditions['where'],
  { limit, offset }: GoodsPageQuery,
  tried: number,
): Promise<number[] | null> {
  const figure = sql.ref(`m.${step.column}`)
  const known = step.descending ? sql`` : sql`and ${figure} >= 0`
  // The text is asked for as a value, row by row and in order: as a join the planner would read all texts at once.
  const { rows } = await sql<{ id: number }>`select m.product_id::float8 as id from (
      select m.product_id, ${figure} from product_metric m where ${step.where} ${known}
      order by ${orderBy('m', step)} limit ${tried}
    ) m where (select ${text} from product_text t where t.product_id = m.product_id)
    order by ${orderBy('m', step)} limit ${limit} offset ${offset}`.execute(db)
  return rows.length === limit ? rows.map((row) => row.id) : null
}

/**
 * The page of a word that is in many titles: its rows are there before anybody knows how many hits the word has, and
 * do not wait for that. Null when the word is in too few of the first rows, and where rows wait for their count.
 */
async function findBesideCount(
  db: Kysely<Tables>,
  step: Walk,
  { figures, text }: NonNullable<GoodsConditions['keyword']>,
  query: GoodsPageQuery,
  { countStop, walkRows, walkDepth, tryRows }: KeywordLimits,
): Promise<FoundGoods | null> {
  const { offset, limit, exactCount, countWaitMs } = query
  const end = offset + limit
  if (exactCount || countWaitMs === undefined || limit === 0 || end > walkDepth) return null
  const tried = Math.min(walkRows, (end + 1) * tryRows)
  const page = { ...query, limit: limit + 1 }
  const rows = await walkTexts(db, { ...step, where: figures }, text, page, tried)
  if (rows === null) return null
  const stop = countStop
  const { ids, ...counted } = await countBeside(db, async () => rows, {
    ...{ query: counting(step.where, stop), stop, offset, limit, waitMs: countWaitMs },
  })
  return { productIds: ids, ...counted }
}

async function findByKeyword(
  db: Kysely<Tables>,
  step: Walk,
  { figures, text }: NonNullable<GoodsConditions['keyword']>,
  query: GoodsPageQuery,
  limits: KeywordLimits,
): Promise<FoundGoods> {
  const { countStop, walkRows, walkDepth } = limits
  const stop = query.exactCount ? null : countStop
  const early = await findBesideCount(db, step, { figures, text }, query, limits)
  if (early) return early
  const { n, ids } = await keywordPage(db, step, query, stop)
  if (stop === null || n < stop) return { productIds: ids, count: n, countIsExact: true }
  const found = { count: n, countIsExact: false }
  if (query.limit === 0) return { ...found, productIds: [] }
  const near = query.offset + query.limit <= walkDepth
  const walked = near ? await walkTexts(db, { ...step, where: figures }, text, query, walkRows) : null
  return { ...found, productIds: walked ?? (await keywordPage(db, step, query, null)).ids }
}

/**
 * The products of one page and how many match. Rows whose sort figure is missing come last both ways; equal
 * figures are ordered by internal id, so that pages neither overlap nor leave gaps.
 */
export async function findGoodsPage(
  db: Kysely<Tables>,
  query: GoodsPageQuery,
  limits: KeywordLimits = KEYWORD_LIMITS,
): Promise<FoundGoods> {
  const { where, keyword, empty } = await goodsConditions(db, query.filter)
  if (empty) return { productIds: [], count: 0, countIsExact: true }
  const { by, descending } = query.order
  const step: Walk = { where, column: SORT_COLUMN[by], descending }
  if (keyword) return findByKeyword(db, step, keyword, query, limits)
  const stop = query.exactCount ? null : limits.countStop
  const { ids, ...counted } = await countBeside(db, (limit) => walkPage(db, step, limit, query.offset), {
    query: counting(where, stop),
    stop,
    ...query,
    waitMs: query.countWaitMs,
  })
  return { productIds: ids, ...counted }
}

/** Newest figures of a marketplace, epoch milliseconds; null without products. */
export async function newestFigures(db: Kysely<Tables>, marketplaceCode: number): Promise<number | null> {
  const { rows } = await sql<{ at: number }>`select updated_at::float8 as at from product_metric
    where marketplace = ${marketplaceCode} order by updated_at desc limit 1`.execute(db)
  return rows[0]?.at ?? null
}
