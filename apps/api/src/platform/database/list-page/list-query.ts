import { type RawBuilder, sql } from 'kysely'
import type { RangeColumn } from './list-conditions.ts'

/** The column of a figure by which rows are sorted. */
export interface SortColumn {
  column: string
  /**
   * What the column holds where the figure is missing: less than every known one, so that it comes last
   * descending by itself. -1 unless the figure can be negative.
   */
  missing?: number
}

/**
 * A list of the rows of one table, as its module declares it. Rows of the table go by `m` in every condition. An index
 * (fixed conditions…, column desc, id) for each sort serves both directions.
 */
export interface ListDeclaration {
  table: string
  /** Column of the internal id: a bigint below 2^53, unique within the conditions. Breaks ties. */
  id: string
  /**
   * Table that holds the words of each row under the same id, in the columns `search` and `grams`. By default
   * the listed table has them.
   */
  wordsTable?: string
  /** By the names of the contract. */
  sorts: Readonly<Record<string, SortColumn>>
  /** Sort of a query that names none: a name of `sorts`, `:` and `asc` or `desc`. */
  standardSort: string
  /** Figures by which rows can be limited, by the names of the contract. */
  ranges: Readonly<Record<string, RangeColumn>>
}

export type SortOf<List extends ListDeclaration> = keyof List['sorts'] & string

export interface ListOrder<Sort extends string = string> {
  by: Sort
  descending: boolean
}

/** The part of a query that is not its conditions. */
export interface ListPaging<Sort extends string = string> {
  order: ListOrder<Sort>
  /** Rows to leave out at the start. */
  offset: number
  /** Rows wanted; 0 only counts. */
  limit: number
  exactCount: boolean
  /** How long rows wait for a count that is not exact (count-beside.ts); to its end when left out. */
  countWaitMs?: number | undefined
}

/** A keyword that an index finds. */
export interface IndexedWords {
  /** Joined by AND: the rows that have it, found by the index. */
  where: readonly RawBuilder<unknown>[]
  /** Joined by AND: whether a row that was found otherwise has it. */
  tests: readonly RawBuilder<unknown>[]
  /** Columns of the listed table that the tests read. */
  tested: readonly string[]
}

/** Which rows are listed. */
export interface ListConditions {
  /** Joined by AND. */
  where: readonly RawBuilder<unknown>[]
  /** A keyword beside them that an index finds. */
  words: IndexedWords | null
}

export interface ListPage {
  /** Internal ids, in order. */
  ids: number[]
  count: number
  countIsExact: boolean
}

/** Conditions joined by AND. */
export const all = (where: readonly RawBuilder<unknown>[]) =>
  where.length === 0 ? sql`true` : sql.join([...where], sql` and `)

/** All conditions of a list, its keyword among them. */
export const allOf = ({ where, words }: ListConditions) => all([...where, ...(words?.where ?? [])])

/** A stretch of a list in its order: what one statement reads. */
export interface ListScan {
  table: string
  id: string
  where: readonly RawBuilder<unknown>[]
  column: string
  missing: number
  descending: boolean
  offset: number
  limit: number
}

/** The rows that a query requests, without its keyword. */
export function scanOf(
  { table, id, sorts }: ListDeclaration,
  { where }: ListConditions,
  { order, offset, limit }: Pick<ListPaging, 'order' | 'offset' | 'limit'>,
): ListScan {
  const sort = sorts[order.by]
  if (!sort) throw new Error(`${table} has no sort ${order.by}.`)
  const { column, missing = -1 } = sort
  return { table, id, where, column, missing, descending: order.descending, offset, limit }
}

/** Condition on the rows whose sort figure is known, and on those whose figure is missing. */
export function knownAndMissing({ column, missing }: Pick<ListScan, 'column' | 'missing'>) {
  const figure = sql.ref(`m.${column}`)
  return [sql`${figure} > ${missing}`, sql`${figure} = ${missing}`] as const
}

/** One order for both directions of an index: (figure desc, id asc) forwards, (figure asc, id desc) backwards. */
export function orderBy(
  table: 'm' | 'hit',
  { id, column, descending }: Pick<ListScan, 'id' | 'column' | 'descending'>,
) {
  const [figure, key] = [sql.ref(`${table}.${column}`), sql.ref(`${table}.${id}`)]
  return descending ? sql`${figure} desc, ${key} asc` : sql`${figure} asc, ${key} desc`
}

/** Counts the rows of a list, as far as `stop`. */
export const counting = ({ table, where }: Pick<ListScan, 'table' | 'where'>, stop: number | null) =>
  sql<{ n: number }>`select count(*)::float8 as n from (
    select 1 from ${sql.table(table)} m where ${all(where)} limit ${stop}) t`
