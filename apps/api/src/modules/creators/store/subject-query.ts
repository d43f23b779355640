import { parseKeyword } from '#modules/goods/rules'
import { marketplaceCode } from '#modules/reference/rules'
import { type Bounds, crossedBounds } from '#platform/database/list-page/list-conditions.ts'
import type { ListOrder, ListPageQuery } from '#platform/database/list-page/list-query.ts'
import { Failure } from '#platform/failure.ts'
import type { ScopeFilter } from './creator-filter.ts'

interface ScopeQuery {
  keyword?: string | undefined
  match?: 'fuzzy' | 'exact' | undefined
  region?: string | undefined
  category?: string | undefined
}

/** Keyword, region and category as creators, lives and videos read them. */
export function readScope(query: ScopeQuery): ScopeFilter {
  const { keyword, match = 'fuzzy', region, category } = query
  const words = keyword === undefined || keyword.trim() === '' ? null : keyword.trim().replace(/^@/, '')
  return {
    code: marketplaceCode('tiktok'),
    keyword: words === null || words === '' ? null : parseKeyword(words, match),
    regions: region === undefined ? null : region.split(',').map(Number),
    category: category ?? null,
  }
}

/**
 * The ranges `min_x` and `max_x` of a query.
 * @param labels Chinese names by the name of the range
 * @throws {Failure} `bad_parameter` when one is crossed
 */
export function readRanges<Name extends string>(
  query: object,
  labels: Readonly<Record<Name, string>>,
): Partial<Record<Name, Bounds>> {
  const given = query as Readonly<Record<string, number | undefined>>
  const names = Object.keys(labels) as Name[]
  const ranges = Object.fromEntries(
    names.map((name) => [name, { min: given[`min_${name}`], max: given[`max_${name}`] }]),
  ) as Partial<Record<Name, Bounds>>
  const fields = crossedBounds(ranges).flatMap((name) => {
    const { min, max } = ranges[name] ?? {}
    const message = `${labels[name]}的下限 min_${name}=${min} 大于上限 max_${name}=${max}，请对调或改小下限`
    return [`query.min_${name}`, `query.max_${name}`].map((path) => ({ path, message }))
  })
  const first = fields[0]
  if (first) throw new Failure('bad_parameter', first.message, { fields })
  return ranges
}

interface PagingQuery {
  page?: number | undefined
  limit?: number | undefined
  sort?: string | undefined
  exact_count?: boolean | undefined
}

/**
 * Which rows are wanted, cut to what the tier opens.
 * @param columns where the figure of a sort field is stored
 * @param standard sort when the query says none
 */
export function readPaging(
  query: PagingQuery,
  columns: Readonly<Record<string, Omit<ListOrder, 'descending'>>>,
  { standard, rowsPerQuery }: { standard: string; rowsPerQuery: number },
): Pick<ListPageQuery, 'order' | 'offset' | 'limit' | 'exactCount'> {
  const [field = '', direction] = (query.sort ?? standard).split(':')
  const column = columns[field]
  if (!column) throw new Error(`The contract lets callers sort by ${field}, which is stored nowhere.`)
  const size = query.limit ?? 50
  const offset = ((query.page ?? 1) - 1) * size
  return {
    order: { ...column, descending: direction === 'desc' },
    offset,
    limit: Math.max(0, Math.min(size, rowsPerQuery - offset)),
    exactCount: query.exact_count ?? false,
  }
}

/** Sort columns of a plain table: nothing but figures that are -1 when missing. */
export function sortColumns(columns: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, { column }]))
}
