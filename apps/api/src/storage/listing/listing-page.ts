import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../tables/index.ts'
import { countBeside } from './count-beside.ts'

/** Counting stops here unless an exact count is asked for. */
const COUNT_STOP = 10_001

/** The figure by which a list is ordered. */
export interface ListingOrder {
  column: string
  descending: boolean
  /**
   * What the column holds where the figure is missing: less than every known one, so that it comes last
   * descending by itself. -1 unless the figure can be negative.
   */
  missing?: number
}

/** A list of one table, whose rows go by `m` in every condition. */
export interface ListingQuery {
  table: string
  /** Column of the internal id: a bigint below 2^53, unique within the conditions. Breaks ties. */
  id: string
  /** Joined by AND. */
  where: readonly RawBuilder<unknown>[]
  /** A keyword index drives the query: all matches are found at once instead of walking a sort index. */
  byKeyword?: boolean
  order: ListingOrder
  /** Rows to leave out at the start. */
  offset: number
  /** Rows wanted; 0 only counts. */
  limit: number
  exactCount: boolean
  /** How long rows wait for a count that is not exact (count-beside.ts); to its end when left out. */
  countWaitMs?: number | undefined
}

export interface ListingPage {
  /** Internal ids, in order. */
  ids: number[]
  count: number
  countIsExact: boolean
}

/** The answer to conditions that nothing can meet. */
export const NO_LISTING: ListingPage = { ids: [], count: 0, countIsExact: true }

const all = (where: ListingQuery['where']) =>
  where.length === 0 ? sql`true` : sql.join([...where], sql` and `)

/** One order for both directions of an index: (figure desc, id asc) forwards, (figure asc, id desc) backwards. */
function orderBy(table: 'm' | 'hit', { id, order }: ListingQuery) {
  const [figure, key] = [sql.ref(`${table}.${order.column}`), sql.ref(`${table}.${id}`)]
  return order.descending ? sql`${figure} desc, ${key} asc` : sql`${figure} asc, ${key} desc`
}

async function walk(db: Kysely<Tables>, query: ListingQuery): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select ${sql.ref(`m.${query.id}`)}::float8 as id
    from ${sql.table(query.table)} m where ${all(query.where)} order by ${orderBy('m', query)}
    limit ${query.limit} offset ${query.offset}`.execute(db)
  return rows.map((row) => row.id)
}

const counting = (query: ListingQuery, stop: number | null) =>
  sql<{ n: number }>`select count(*)::float8 as n from (
    select 1 from ${sql.table(query.table)} m where ${all(query.where)} limit ${stop}) t`

async function countRows(db: Kysely<Tables>, query: ListingQuery): Promise<number> {
  const { rows } = await counting(query, null).execute(db)
  return rows[0]?.n ?? 0
}

/** Walks a sort index. Ascending, what is missing would come first: it is a second walk. */
async function walkPage(db: Kysely<Tables>, query: ListingQuery): Promise<number[]> {
  if (query.order.descending) return walk(db, query)
  const figure = sql.ref(`m.${query.order.column}`)
  const missing = query.order.missing ?? -1
  const known = { ...query, where: [...query.where, sql`${figure} > ${missing}`] }
  const ids = await walk(db, known)
  if (ids.length === query.limit) return ids
  const skipped = ids.length > 0 ? query.offset + ids.length : await countRows(db, known)
  const rest = {
    ...query,
    where: [...query.where, sql`${figure} = ${missing}`],
    limit: query.limit - ids.length,
    offset: Math.max(0, query.offset - skipped),
  }
  return [...ids, ...(await walk(db, rest))]
}

/** Finds all matches of a keyword once and takes count and page from them. */
async function keywordPage(db: Kysely<Tables>, query: ListingQuery): Promise<{ n: number; ids: number[] }> {
  const { column, descending, missing = -1 } = query.order
  const last = descending ? sql`` : sql`(hit.${sql.ref(column)} <= ${missing}),`
  const { rows } = await sql<{ n: number; ids: number[] | null }>`
    with hit as materialized (
      select ${sql.ref(`m.${query.id}`)}, ${sql.ref(`m.${column}`)} from ${sql.table(query.table)} m
      where ${all(query.where)}
    )
    select (select count(*) from hit)::float8 as n, array(
      select hit.${sql.ref(query.id)}::float8 from hit order by ${last} ${orderBy('hit', query)}
      limit ${query.limit} offset ${query.offset}
    ) as ids`.execute(db)
  return { n: rows[0]?.n ?? 0, ids: rows[0]?.ids ?? [] }
}

/**
 * One page of a list and how many rows match. Rows whose sort figure is missing come last both ways; equal figures
 * are ordered by internal id, so that pages neither overlap nor leave gaps.
 *
 * An index (fixed conditions…, column desc, id) serves both directions.
 */
export async function findListingPage(db: Kysely<Tables>, query: ListingQuery): Promise<ListingPage> {
  if (query.byKeyword) {
    const { n, ids } = await keywordPage(db, query)
    const count = query.exactCount ? n : Math.min(n, COUNT_STOP)
    return { ids, count, countIsExact: count === n }
  }
  const stop = query.exactCount ? null : COUNT_STOP
  return countBeside(db, (limit) => walkPage(db, { ...query, limit }), {
    ...{ query: counting(query, stop), stop, waitMs: query.countWaitMs },
    ...{ offset: query.offset, limit: query.limit },
  })
}
