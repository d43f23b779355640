import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { countBeside } from './count-beside.ts'
import { KEYWORD_LIMITS } from './keyword-limits.ts'
import { findKeywordPage } from './list-keyword.ts'
import {
  all,
  counting,
  knownAndMissing,
  type ListConditions,
  type ListDeclaration,
  type ListPage,
  type ListPaging,
  type ListScan,
  orderBy,
  type SortOf,
  scanOf,
} from './list-query.ts'

/** The answer to conditions that nothing can meet. */
export const NO_LISTING: ListPage = { ids: [], count: 0, countIsExact: true }

async function walk(db: Kysely<Tables>, scan: ListScan): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select ${sql.ref(`m.${scan.id}`)}::float8 as id
    from ${sql.table(scan.table)} m where ${all(scan.where)} order by ${orderBy('m', scan)}
    limit ${scan.limit} offset ${scan.offset}`.execute(db)
  return rows.map((row) => row.id)
}

async function countRows(db: Kysely<Tables>, scan: ListScan): Promise<number> {
  const { rows } = await counting(scan, null).execute(db)
  return rows[0]?.n ?? 0
}

/** Scans a sort index. In ascending order missing figures would come first, so they are a second scan. */
async function walkPage(db: Kysely<Tables>, scan: ListScan): Promise<number[]> {
  if (scan.descending) return walk(db, scan)
  const [isKnown, isMissing] = knownAndMissing(scan)
  const known = { ...scan, where: [...scan.where, isKnown] }
  const ids = await walk(db, known)
  if (ids.length === scan.limit) return ids
  const skipped = ids.length > 0 ? scan.offset + ids.length : await countRows(db, known)
  const rest = {
    ...scan,
    where: [...scan.where, isMissing],
    limit: scan.limit - ids.length,
    offset: Math.max(0, scan.offset - skipped),
  }
  return [...ids, ...(await walk(db, rest))]
}

/**
 * One page of a list and how many rows match. Rows whose sort figure is missing come last both ways; equal figures
 * are ordered by internal id, so that pages neither overlap nor leave gaps.
 * @param conditions null when no row can meet them
 */
export async function findListPage<List extends ListDeclaration>(
  db: Kysely<Tables>,
  list: List,
  { conditions, ...paging }: ListPaging<SortOf<List>> & { conditions: ListConditions | null },
  limits = KEYWORD_LIMITS,
): Promise<ListPage> {
  if (!conditions) return NO_LISTING
  const { exactCount, countWaitMs } = paging
  const scan = scanOf(list, conditions, paging)
  const { words } = conditions
  if (words) return findKeywordPage(db, { scan, words, exactCount, countWaitMs }, limits)
  const stop = exactCount ? null : limits.countStop
  return countBeside(db, (limit) => walkPage(db, { ...scan, limit }), {
    ...{ query: counting(scan, stop), stop, waitMs: countWaitMs },
    ...{ offset: scan.offset, limit: scan.limit },
  })
}
