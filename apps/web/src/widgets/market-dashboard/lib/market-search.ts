import { isItemId } from '@haixuan/rules'
import type { MarketQuery } from '#entities/market'
import type { MarketSite } from '../model/market-site.ts'

/** Columns that the category table can be sorted by, in the address. */
const SORT = /^[a-zA-Z]{1,20}:(asc|desc)$/

export interface MarketSearch {
  query: MarketQuery
  /** `gmvUsd:desc`. */
  sort: string
  /** Names of parameters that were not understood and are left out. */
  invalid: readonly string[]
}

const STANDARD_SORT = 'gmvUsd:desc'

const text = (raw: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const value = raw[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A set of regions as the address writes it: ascending, joined by commas. */
export const regionValue = (ids: readonly number[]) => [...ids].sort((a, b) => a - b).join(',')

/** What the address asks a dashboard for. Never throws: what it does not understand it leaves out and names. */
export function readMarketSearch(
  raw: Readonly<Record<string, unknown>>,
  { regions }: Pick<MarketSite, 'regions'>,
): MarketSearch {
  const invalid: string[] = []
  const read = (name: string, isGood: (value: string) => boolean) => {
    const value = text(raw, name)
    if (value === undefined) {
      if (raw[name] !== undefined && raw[name] !== '') invalid.push(name)
      return undefined
    }
    if (isGood(value)) return value
    invalid.push(name)
    return undefined
  }
  const known = new Set(regions.map(({ ids }) => regionValue(ids)))
  const region = read('region', (value) => known.has(regionValue(value.split(',').map(Number))))
  const hosting = read('hosting', (value) => value === 'full' || value === 'semi')
  const period = read('period', (value) => value === 'week' || value === 'month')
  const category = read('category', (value) => isItemId(value))
  const sort = read('sort', (value) => SORT.test(value))
  return {
    query: {
      ...(region === undefined ? {} : { region: regionValue(region.split(',').map(Number)) }),
      ...(hosting === undefined ? {} : { hosting: hosting as 'full' | 'semi' }),
      ...(period === 'month' ? { period: 'month' as const } : {}),
      ...(category === undefined ? {} : { category }),
    },
    sort: sort ?? STANDARD_SORT,
    invalid,
  }
}

/** The address of a dashboard, without what is standard. */
export function marketSearch({ query, sort }: Pick<MarketSearch, 'query' | 'sort'>): Record<string, string> {
  return {
    ...(query as Record<string, string>),
    ...(sort === STANDARD_SORT ? {} : { sort }),
  }
}
