import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Bounds } from '../../bounds.ts'
import type { Tables } from '../tables.ts'

/** Where a figure that can be filtered is stored. */
export interface RangeColumn {
  column: string
  /** Stored units of one unit that callers give: 10 for stars stored as tenths. 1 unless told. */
  scale?: number
  /** Least value that is a figure at all; 0 unless told, which keeps the missing (-1) out. */
  least?: number
}

/** What is left of binary fractions: 4.8 * 10 is 48 and not 48.00000001. */
const DUST = 1e-9

/** Conditions on `m` for every range that is given. A missing figure is in no range. */
export function rangeConditions<Name extends string>(
  columns: Readonly<Record<Name, RangeColumn>>,
  ranges: Readonly<Partial<Record<Name, Bounds>>>,
): RawBuilder<unknown>[] {
  return (Object.keys(columns) as Name[]).flatMap((name) => {
    const { min, max } = ranges[name] ?? {}
    if (min === undefined && max === undefined) return []
    const { column, scale = 1, least = 0 } = columns[name]
    const figure = sql.ref(`m.${column}`)
    const from = min === undefined ? least : Math.ceil(min * scale - DUST)
    const to = max === undefined ? null : Math.floor(max * scale + DUST)
    // As the widest integer, whatever the column is: a bound that no row can reach is no error.
    return [sql`${figure} >= ${from}::bigint`, ...(to === null ? [] : [sql`${figure} <= ${to}::bigint`])]
  })
}

/**
 * Flags that are wanted set or clear; nothing when none is. One comparison each: the planner has statistics of single
 * flags (migration 0068).
 */
export function flagConditions(
  column: string,
  wanted: readonly { bit: number; on: boolean }[],
): RawBuilder<unknown>[] {
  const flags = sql.ref(`m.${column}`)
  return wanted.map(({ bit, on }) => sql`${flags} & ${bit}::integer = ${on ? bit : 0}::integer`)
}

/**
 * A category and all below it, by the columns c1, c2, c3 and category_id of the listed table.
 * @returns null for a category that the marketplace has not: then nothing can match
 */
export async function categoryWhere(
  db: Kysely<Tables>,
  marketplaceCode: number,
  externalId: string,
): Promise<RawBuilder<unknown> | null> {
  const category = await db
    .selectFrom('category')
    .select(['id', 'level', 'c3'])
    .where('marketplace', '=', marketplaceCode)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
  if (!category) return null
  if (category.level <= 3) return sql`${sql.ref(`m.c${category.level}`)} = ${category.id}`
  return sql`m.c3 = ${category.c3} and m.category_id in (
    with recursive below as (
      select id from category where id = ${category.id}
      union all select c.id from category c join below on c.parent_id = below.id
    ) select id from below)`
}
