import { type Kysely, type RawBuilder, sql } from 'kysely'
import { findGoodsPage, goodsConditions, SORT_COLUMN } from '#modules/goods'
import type { GoodsFilter, GoodsOrder } from '#modules/goods/rules'

import type { Tables } from '#platform/database/tables.ts'

interface Walk {
  where: RawBuilder<unknown>
  column: string
  descending: boolean
}

/** Where the step before has ended. */
interface Place {
  figure: number
  id: number
}

/** The next ids of a sort index after a place: no row is read twice, however deep the walk is. */
async function nextStep(
  db: Kysely<Tables>,
  { where, column, descending }: Walk,
  after: Place | null,
  limit: number,
): Promise<Place[]> {
  const figure = sql.ref(`m.${column}`)
  const from = sql`${after?.figure ?? 0}::bigint`
  const id = sql`${after?.id ?? 0}::bigint`
  const rest =
    after === null
      ? sql``
      : descending
        ? sql`and ${figure} <= ${from} and (${figure} < ${from} or m.product_id > ${id})`
        : sql`and ${figure} >= ${from} and (${figure} > ${from} or m.product_id < ${id})`
  const order = descending ? sql`${figure} desc, m.product_id asc` : sql`${figure} asc, m.product_id desc`
  const { rows } = await sql<Place>`select m.product_id::float8 as id, ${figure}::float8 as figure
    from product_metric m where ${where} ${rest} order by ${order} limit ${limit}`.execute(db)
  return rows
}

async function* walk(db: Kysely<Tables>, step: Walk, most: number, size: number): AsyncGenerator<number[]> {
  let after: Place | null = null
  for (let left = most; left > 0; ) {
    const rows: Place[] = await nextStep(db, step, after, Math.min(size, left))
    if (rows.length > 0) yield rows.map((row) => row.id)
    after = rows.at(-1) ?? null
    left -= rows.length
    if (rows.length < size) return
  }
}

/**
 * Internal ids of the products that match, in the order of the list (`findGoodsPage`), in steps, each a short
 * statement of its own.
 * @param most ids wanted
 */
export async function* walkGoodsIds(
  db: Kysely<Tables>,
  { filter, order }: { filter: GoodsFilter; order: GoodsOrder },
  most: number,
  size = 4_000,
): AsyncGenerator<number[]> {
  const { where, keyword, empty } = await goodsConditions(db, filter)
  if (empty) return
  if (keyword) {
    // The keyword index finds all matches at once: finding them again for every step would cost more.
    const page = { filter, order, offset: 0, limit: most, exactCount: true }
    yield (await findGoodsPage(db, page)).productIds
    return
  }
  const column = SORT_COLUMN[order.by]
  if (order.descending) {
    yield* walk(db, { where, column, descending: true }, most, size)
    return
  }
  // Ascending, what is missing (-1) comes after what is known.
  const figure = sql.ref(`m.${column}`)
  let given = 0
  for (const part of [sql`${where} and ${figure} >= 0`, sql`${where} and ${figure} = -1`]) {
    for await (const ids of walk(db, { where: part, column, descending: false }, most - given, size)) {
      given += ids.length
      yield ids
    }
  }
}
