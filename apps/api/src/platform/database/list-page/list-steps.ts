import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { findListPage } from './list-page.ts'
import {
  all,
  knownAndMissing,
  type ListConditions,
  type ListDeclaration,
  type ListOrder,
  type ListScan,
  orderBy,
  type SortOf,
  scanOf,
} from './list-query.ts'

/** Where the step before has ended. */
interface Place {
  figure: number
  id: number
}

/** The next ids of a sort index after a place: no row is read twice, however deep the walk is. */
async function nextStep(db: Kysely<Tables>, scan: ListScan, after: Place | null): Promise<Place[]> {
  const [figure, key] = [sql.ref(`m.${scan.column}`), sql.ref(`m.${scan.id}`)]
  const from = sql`${after?.figure ?? 0}::bigint`
  const id = sql`${after?.id ?? 0}::bigint`
  const rest =
    after === null
      ? sql``
      : scan.descending
        ? sql`and ${figure} <= ${from} and (${figure} < ${from} or ${key} > ${id})`
        : sql`and ${figure} >= ${from} and (${figure} > ${from} or ${key} < ${id})`
  const { rows } = await sql<Place>`select ${key}::float8 as id, ${figure}::float8 as figure
    from ${sql.table(scan.table)} m where ${all(scan.where)} ${rest}
    order by ${orderBy('m', scan)} limit ${scan.limit}`.execute(db)
  return rows
}

async function* walkSteps(
  db: Kysely<Tables>,
  scan: ListScan,
  { most, size }: { most: number; size: number },
): AsyncGenerator<number[]> {
  let after: Place | null = null
  for (let left = most; left > 0; ) {
    const rows: Place[] = await nextStep(db, { ...scan, limit: Math.min(size, left) }, after)
    if (rows.length > 0) yield rows.map((row) => row.id)
    after = rows.at(-1) ?? null
    left -= rows.length
    if (rows.length < size) return
  }
}

/** Which ids of a list are walked. */
export interface WalkWanted<List extends ListDeclaration = ListDeclaration> {
  order: ListOrder<SortOf<List>>
  /** Ids wanted in all. */
  most: number
}

interface StepsWanted<List extends ListDeclaration> extends WalkWanted<List> {
  /** null when nothing can meet them. */
  conditions: ListConditions | null
  /** Ids of one step. */
  size?: number
}

/** Internal ids of a list in the order of its pages (`findListPage`), in steps, each a short statement of its own. */
export async function* walkList<List extends ListDeclaration>(
  db: Kysely<Tables>,
  list: List,
  { conditions, order, most, size = 4_000 }: StepsWanted<List>,
): AsyncGenerator<number[]> {
  if (!conditions) return
  if (conditions.words) {
    // The keyword index finds all matches at once: finding them again for every step would cost more.
    const page = { conditions, order, offset: 0, limit: most, exactCount: true }
    yield (await findListPage(db, list, page)).ids
    return
  }
  const scan = scanOf(list, conditions, { order, offset: 0, limit: size })
  if (order.descending) {
    yield* walkSteps(db, scan, { most, size })
    return
  }
  // Ascending, what is missing comes after what is known.
  let given = 0
  for (const part of knownAndMissing(scan)) {
    const where = [...scan.where, part]
    for await (const ids of walkSteps(db, { ...scan, where }, { most: most - given, size })) {
      given += ids.length
      yield ids
    }
  }
}
