import type { ListDeclaration, ListOrder, ListPaging, SortOf } from './list-query.ts'

/** Rows of a page without a `limit`. */
const PAGE_ROWS = 50

interface PagingQuery {
  page?: number | undefined
  limit?: number | undefined
  sort?: string | undefined
  exact_count?: boolean | undefined
}

/** The order of a query of the contract. */
export function readOrder<List extends ListDeclaration>(
  list: List,
  { sort }: Pick<PagingQuery, 'sort'>,
): ListOrder<SortOf<List>> {
  const [by = '', direction] = (sort ?? list.standardSort).split(':')
  const isKnown = (name: string): name is SortOf<List> => Object.hasOwn(list.sorts, name)
  if (!isKnown(by)) throw new Error(`The contract lets callers sort by ${by}, which is stored nowhere.`)
  return { by, descending: direction === 'desc' }
}

/**
 * The rows of a list that a query of the contract requests, limited to those of the tier.
 * @param rowsPerQuery rows that the tier opens, from the first
 */
export function readPaging<List extends ListDeclaration>(
  list: List,
  query: PagingQuery,
  rowsPerQuery: number,
): Omit<ListPaging<SortOf<List>>, 'countWaitMs'> {
  const size = query.limit ?? PAGE_ROWS
  const offset = ((query.page ?? 1) - 1) * size
  return {
    order: readOrder(list, query),
    offset,
    limit: Math.max(0, Math.min(size, rowsPerQuery - offset)),
    exactCount: query.exact_count ?? false,
  }
}
