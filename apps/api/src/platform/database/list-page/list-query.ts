import { type RawBuilder, sql } from 'kysely'
import type { WordConditions } from './list-conditions.ts'

/** The figure by which a list is ordered. */
export interface ListOrder {
  column: string
  descending: boolean
  /**
   * What the column holds where the figure is missing: less than every known one, so that it comes last
   * descending by itself. -1 unless the figure can be negative.
   */
  missing?: number
}

/** A list of one table, whose rows go by `m` in every condition. */
export interface ListPageQuery {
  table: string
  /** Column of the internal id: a bigint below 2^53, unique within the conditions. Breaks ties. */
  id: string
  /** Joined by AND. */
  where: readonly RawBuilder<unknown>[]
  /** Words beside them that the keyword index can find. */
  words?: Pick<WordConditions, 'where' | 'tests'> | null
  order: ListOrder
  /** Rows to leave out at the start. */
  offset: number
  /** Rows wanted; 0 only counts. */
  limit: number
  exactCount: boolean
  /** How long rows wait for a count that is not exact (count-beside.ts); to its end when left out. */
  countWaitMs?: number | undefined
}

export interface ListPage {
  /** Internal ids, in order. */
  ids: number[]
  count: number
  countIsExact: boolean
}

/** Conditions joined by AND. */
export const all = (where: ListPageQuery['where']) =>
  where.length === 0 ? sql`true` : sql.join([...where], sql` and `)

/** One order for both directions of an index: (figure desc, id asc) forwards, (figure asc, id desc) backwards. */
export function orderBy(table: 'm' | 'hit', { id, order }: ListPageQuery) {
  const [figure, key] = [sql.ref(`${table}.${order.column}`), sql.ref(`${table}.${id}`)]
  return order.descending ? sql`${figure} desc, ${key} asc` : sql`${figure} asc, ${key} desc`
}

/** Counts the rows of a list, as far as `stop`. */
export const counting = ({ table, where }: Pick<ListPageQuery, 'table' | 'where'>, stop: number | null) =>
  sql<{ n: number }>`select count(*)::float8 as n from (
    select 1 from ${sql.table(table)} m where ${all(where)} limit ${stop}) t`
