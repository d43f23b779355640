import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { countBeside } from './count-beside.ts'
import type { KeywordLimits } from './keyword-limits.ts'
import { all, counting, type ListPage, type ListPageQuery, orderBy } from './list-query.ts'

/** A list that is narrowed to words of the keyword index. */
export type WordQuery = ListPageQuery & { words: NonNullable<ListPageQuery['words']> }

const whereOf = ({ where, words }: WordQuery) => [...where, ...words.where]

/** Finds the matches of a keyword, at most `stop` of them, and takes count and page from them. */
async function hitsPage(
  db: Kysely<Tables>,
  query: WordQuery,
  stop: number | null,
): Promise<{ n: number; ids: number[] }> {
  const { column, descending, missing = -1 } = query.order
  const last = descending ? sql`` : sql`(hit.${sql.ref(column)} <= ${missing}),`
  const { rows } = await sql<{ n: number; ids: number[] | null }>`
    with hit as materialized (
      select ${sql.ref(`m.${query.id}`)}, ${sql.ref(`m.${column}`)} from ${sql.table(query.table)} m
      where ${all(whereOf(query))} limit ${stop}
    )
    select (select count(*) from hit)::float8 as n, array(
      select hit.${sql.ref(query.id)}::float8 from hit order by ${last} ${orderBy('hit', query)}
      limit ${query.limit} offset ${query.offset}
    ) as ids`.execute(db)
  return { n: rows[0]?.n ?? 0, ids: rows[0]?.ids ?? [] }
}

/**
 * Walks a sort index and reads the words of each row: for a word of many hits, which soon fill a page.
 * @returns null when the rows tried do not fill it
 */
async function walkWords(db: Kysely<Tables>, query: WordQuery, tried: number): Promise<number[] | null> {
  const { order, words, where, limit, offset } = query
  const figure = sql.ref(`m.${order.column}`)
  const known = order.descending ? sql`` : sql`and ${figure} > ${order.missing ?? -1}`
  const { rows } = await sql<{ id: number }>`select ${sql.ref(`m.${query.id}`)}::float8 as id from (
      select ${sql.ref(`m.${query.id}`)}, ${figure}, m.search from ${sql.table(query.table)} m
      where ${all(where)} ${known} order by ${orderBy('m', query)} limit ${tried}
    ) m where ${all(words.tests)} order by ${orderBy('m', query)} limit ${limit} offset ${offset}`.execute(db)
  return rows.length === limit ? rows.map((row) => row.id) : null
}

/**
 * The page of a word that many rows have: its rows are there before anybody knows how many, and do not wait for that.
 * Null when too few of the first rows have it, and where rows wait for their count.
 */
async function besideCount(
  db: Kysely<Tables>,
  query: WordQuery,
  { countStop: stop, walkRows, walkDepth, tryRows }: KeywordLimits,
): Promise<ListPage | null> {
  const { offset, limit, exactCount, countWaitMs: waitMs } = query
  const end = offset + limit
  if (exactCount || waitMs === undefined || limit === 0 || end > walkDepth) return null
  const rows = await walkWords(db, { ...query, limit: limit + 1 }, Math.min(walkRows, (end + 1) * tryRows))
  if (rows === null) return null
  const count = counting({ table: query.table, where: whereOf(query) }, stop)
  return countBeside(db, async () => rows, { query: count, stop, offset, limit, waitMs })
}

/** One page of the rows that have some words. See findListingPage; the answer is the same whichever way is taken. */
export async function findKeywordPage(
  db: Kysely<Tables>,
  query: WordQuery,
  limits: KeywordLimits,
): Promise<ListPage> {
  const { countStop, walkRows, walkDepth } = limits
  const stop = query.exactCount ? null : countStop
  const early = await besideCount(db, query, limits)
  if (early) return early
  const { n, ids } = await hitsPage(db, query, stop)
  if (stop === null || n < stop) return { ids, count: n, countIsExact: true }
  const found = { count: n, countIsExact: false }
  if (query.limit === 0) return { ...found, ids: [] }
  const near = query.offset + query.limit <= walkDepth
  const walked = near ? await walkWords(db, query, walkRows) : null
  return { ...found, ids: walked ?? (await hitsPage(db, query, null)).ids }
}
