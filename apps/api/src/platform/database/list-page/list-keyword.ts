import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { countBeside } from './count-beside.ts'
import type { KeywordLimits } from './keyword-limits.ts'
import {
  all,
  counting,
  type IndexedWords,
  knownAndMissing,
  type ListPage,
  type ListPaging,
  type ListScan,
  orderBy,
} from './list-query.ts'

/** A list that is narrowed to a keyword. `where` of the scan is without the keyword. */
interface KeywordQuery extends Pick<ListPaging, 'exactCount' | 'countWaitMs'> {
  scan: ListScan
  words: IndexedWords
}

const whereOf = ({ scan, words }: KeywordQuery) => [...scan.where, ...words.where]

/** Finds the matches of a keyword, at most `stop` of them, and takes count and page from them. */
async function hitsPage(
  db: Kysely<Tables>,
  query: KeywordQuery,
  stop: number | null,
): Promise<{ n: number; ids: number[] }> {
  const { table, id, column, missing, descending, limit, offset } = query.scan
  const last = descending ? sql`` : sql`(hit.${sql.ref(column)} <= ${missing}),`
  const { rows } = await sql<{ n: number; ids: number[] | null }>`
    with hit as materialized (
      select ${sql.ref(`m.${id}`)}, ${sql.ref(`m.${column}`)} from ${sql.table(table)} m
      where ${all(whereOf(query))} limit ${stop}
    )
    select (select count(*) from hit)::float8 as n, array(
      select hit.${sql.ref(id)}::float8 from hit order by ${last} ${orderBy('hit', query.scan)}
      limit ${limit} offset ${offset}
    ) as ids`.execute(db)
  return { n: rows[0]?.n ?? 0, ids: rows[0]?.ids ?? [] }
}

/**
 * Scans a sort index and reads the words of each row: for a word with many hits, which fill a page soon.
 * @returns null when the rows tried do not fill it
 */
async function walkWords(
  db: Kysely<Tables>,
  { scan, words }: Pick<KeywordQuery, 'scan' | 'words'>,
  tried: number,
): Promise<number[] | null> {
  const { table, id, where, descending, limit, offset } = scan
  const [known] = knownAndMissing(scan)
  const columns = [id, scan.column, ...words.tested].map((name) => sql.ref(`m.${name}`))
  const { rows } = await sql<{ id: number }>`select ${sql.ref(`m.${id}`)}::float8 as id from (
      select ${sql.join(columns)} from ${sql.table(table)} m
      where ${all(descending ? where : [...where, known])} order by ${orderBy('m', scan)} limit ${tried}
    ) m where ${all(words.tests)} order by ${orderBy('m', scan)} limit ${limit} offset ${offset}`.execute(db)
  return rows.length === limit ? rows.map((row) => row.id) : null
}

/**
 * The page of a word that many rows have: its rows are read before their number is known and do not wait for it.
 * Null when too few of the first rows have it, and where rows wait for their count.
 */
async function besideCount(
  db: Kysely<Tables>,
  query: KeywordQuery,
  { countStop: stop, walkRows, walkDepth, tryRows }: KeywordLimits,
): Promise<ListPage | null> {
  const { scan, words, exactCount, countWaitMs: waitMs } = query
  const { table, offset, limit } = scan
  const end = offset + limit
  if (exactCount || waitMs === undefined || limit === 0 || end > walkDepth) return null
  const page = { scan: { ...scan, limit: limit + 1 }, words }
  const rows = await walkWords(db, page, Math.min(walkRows, (end + 1) * tryRows))
  if (rows === null) return null
  const count = counting({ table, where: whereOf(query) }, stop)
  return countBeside(db, async () => rows, { query: count, stop, offset, limit, waitMs })
}

/** One page of the rows that have some words. See findListPage; the answer is the same whichever way is taken. */
export async function findKeywordPage(
  db: Kysely<Tables>,
  query: KeywordQuery,
  limits: KeywordLimits,
): Promise<ListPage> {
  const { countStop, walkRows, walkDepth } = limits
  const { limit, offset } = query.scan
  const stop = query.exactCount ? null : countStop
  const early = await besideCount(db, query, limits)
  if (early) return early
  const { n, ids } = await hitsPage(db, query, stop)
  if (stop === null || n < stop) return { ids, count: n, countIsExact: true }
  const found = { count: n, countIsExact: false }
  if (limit === 0) return { ...found, ids: [] }
  const near = offset + limit <= walkDepth
  const walked = near ? await walkWords(db, query, walkRows) : null
  return { ...found, ids: walked ?? (await hitsPage(db, query, null)).ids }
}
