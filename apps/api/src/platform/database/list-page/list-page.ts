import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { countBeside } from './count-beside.ts'
import { KEYWORD_LIMITS } from './keyword-limits.ts'
import { findKeywordPage } from './list-keyword.ts'
import { all, counting, type ListPage, type ListPageQuery, orderBy } from './list-query.ts'

/** The answer to conditions that nothing can meet. */
export const NO_LISTING: ListPage = { ids: [], count: 0, countIsExact: true }

async function walk(db: Kysely<Tables>, query: ListPageQuery): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select ${sql.ref(`m.${query.id}`)}::float8 as id
    from ${sql.table(query.table)} m where ${all(query.where)} order by ${orderBy('m', query)}
    limit ${query.limit} offset ${query.offset}`.execute(db)
  return rows.map((row) => row.id)
}

async function countRows(db: Kysely<Tables>, query: ListPageQuery): Promise<number> {
  const { rows } = await counting(query, null).execute(db)
  return rows[0]?.n ?? 0
}

/** Walks a sort index. Ascending, what is missing would come first: it is a second walk. */
async function walkPage(db: Kysely<Tables>, query: ListPageQuery): Promise<number[]> {
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

/**
 * One page of a list and how many rows match. Rows whose sort figure is missing come last both ways; equal figures
 * are ordered by internal id, so that pages neither overlap nor leave gaps.
 *
 * An index (fixed conditions…, column desc, id) serves both directions.
 */
export async function findListPage(
  db: Kysely<Tables>,
  query: ListPageQuery,
  limits = KEYWORD_LIMITS,
): Promise<ListPage> {
  const { words } = query
  if (words) return findKeywordPage(db, { ...query, words }, limits)
  const stop = query.exactCount ? null : limits.countStop
  return countBeside(db, (limit) => walkPage(db, { ...query, limit }), {
    ...{ query: counting(query, stop), stop, waitMs: query.countWaitMs },
    ...{ offset: query.offset, limit: query.limit },
  })
}
