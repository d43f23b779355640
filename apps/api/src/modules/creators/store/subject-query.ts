import { parseKeyword } from '#modules/goods/rules'
import { marketplaceCode } from '#modules/reference/rules'
import { type Bounds, refuseCrossedBounds } from '#platform/bounds.ts'
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
  refuseCrossedBounds(ranges, labels)
  return ranges
}
