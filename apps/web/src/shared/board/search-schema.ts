import { MOST_PAGES } from '@haixuan/rules'
import type { FilterCodec, Names } from './filter-codec.ts'
import type { BoardQuery, ListOperation } from './list-operation.ts'
import {
  type InvalidParam,
  integer,
  join,
  oneOf,
  type RawSearch,
  readParam,
  type Values,
} from './param-reader.ts'

/** A filter that is on. */
export interface Chip<Op extends ListOperation> {
  id: string
  label: string
  text: string
  /** The change that takes this filter off. */
  off: QueryPatch<Op>
}

/** What an address says, and what of it was not understood. */
export interface ParsedSearch<Op extends ListOperation> {
  query: BoardQuery<Op>
  invalid: readonly InvalidParam[]
}

/** Change of a query: a key set to undefined turns that parameter off. */
export type QueryPatch<Op extends ListOperation> = {
  [K in keyof BoardQuery<Op>]?: BoardQuery<Op>[K] | undefined
}

/**
 * The address of a board: its filters, sort and page, and nothing else. Defaults are not written.
 * Laws: `parse(serialise(q)).query` equals `q`; `parse` takes any record without throwing.
 */
export interface SearchSchema<Op extends ListOperation> {
  filters: readonly FilterCodec[]
  sort: { standard: string; allowed: readonly string[] }
  parse(raw: RawSearch): ParsedSearch<Op>
  serialise(query: BoardQuery<Op>): Record<string, string>
  /** The query with the patch laid over it, on its first page unless the patch names a page. */
  change(query: BoardQuery<Op>, patch: QueryPatch<Op>): BoardQuery<Op>
  /** The query at that page. */
  atPage(query: BoardQuery<Op>, page: number): BoardQuery<Op>
  /** The query on its first page in that order, `field:direction`; without one in the order of the board. */
  inOrder(query: BoardQuery<Op>, sort: string | undefined): BoardQuery<Op>
  /** Filters off, sort kept. */
  clear(query: BoardQuery<Op>): BoardQuery<Op>
  chips(query: BoardQuery<Op>, names?: Names): readonly Chip<Op>[]
}

/** Rows of one page; the next page is fetched ahead. */
export const PAGE_SIZE = 50

export function searchSchema<Op extends ListOperation>(
  filters: readonly FilterCodec[],
  sort: SearchSchema<Op>['sort'],
): SearchSchema<Op> {
  const params = [...filters.flatMap((filter) => filter.params), 'sort', 'page']
  const standards: Values = { sort: sort.standard, page: 1 }

  const parse = (raw: RawSearch): ParsedSearch<Op> => {
    const { values, invalid } = join(
      ...filters.map((filter) => filter.read(raw)),
      readParam(raw, 'sort', oneOf(sort.allowed)),
      readParam(raw, 'page', integer({ minimum: 1, maximum: MOST_PAGES })),
    )
    const said = Object.entries(values).filter(([name, value]) => value !== standards[name])
    return { query: Object.fromEntries(said) as BoardQuery<Op>, invalid }
  }
  const serialise = (query: BoardQuery<Op>) => {
    const values = query as Values
    const said = params.filter((name) => values[name] !== undefined && values[name] !== standards[name])
    return Object.fromEntries(said.map((name) => [name, String(values[name])]))
  }
  const change = (query: BoardQuery<Op>, patch: QueryPatch<Op>) => {
    const merged: RawSearch = { ...query, page: undefined, ...patch }
    return parse(merged).query
  }
  const off = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, undefined])) as QueryPatch<Op>

  return {
    filters,
    sort,
    parse,
    serialise,
    change,
    atPage: (query, page) => parse({ ...query, page }).query,
    inOrder: (query, sort) => parse({ ...query, page: undefined, sort }).query,
    clear: (query) =>
      change(query, off(filters.flatMap((filter) => (filter.isOutside ? [] : filter.params)))),
    chips: (query, names = {}) =>
      filters.flatMap((filter) => {
        const text = filter.describe(query as Values, names)
        const { id, label } = filter
        return text === undefined ? [] : [{ id, label, text, off: off(filter.params) }]
      }),
  }
}
