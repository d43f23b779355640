import { apiQuery, SAYS_ALL } from '#shared/api'
import type { Board } from './define-board.ts'
import type { BoardQuery, ListOperation, ListPage, PageOf } from './list-operation.ts'
import { PAGE_SIZE } from './search-schema.ts'

export interface PageQuery<Page extends ListPage<unknown>> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Page>
}

type Asked<Op extends ListOperation> = Pick<Board<Op>, 'operation' | 'params' | 'fixed'>

function read<Op extends ListOperation>(
  { operation, params, fixed }: Asked<Op>,
  query: object,
): PageQuery<PageOf<Op>> {
  const input = { ...(params ? { path: params } : {}), query: { ...query, ...fixed } }
  // Every list operation takes this input and gives this answer: `ListOperation` admits no other.
  const ask = apiQuery as (operation: Op, input: object) => PageQuery<PageOf<Op>>
  return ask(operation, input)
}

/** One page of a board, in its own first order unless the query names another: the server's may differ. */
export function boardPageQuery<Op extends ListOperation>(
  board: Asked<Op> & Pick<Board<Op>, 'search'>,
  query: BoardQuery<Op>,
) {
  return {
    ...read(board, { sort: board.search.sort.standard, ...query, limit: PAGE_SIZE }),
    ...SAYS_ALL,
  }
}

/** How many rows match, counted to the end; the order and the page do not matter to it. */
export function boardCountQuery<Op extends ListOperation>(board: Asked<Op>, query: BoardQuery<Op>) {
  const { sort: _, page: __, ...filters } = query as Record<string, unknown>
  return read(board, { ...filters, limit: 1, exact_count: true })
}

/** How many rows match, counted as far as lists count: for a page whose rows did not wait for their count. */
export function boardLateCountQuery<Op extends ListOperation>(board: Asked<Op>, query: BoardQuery<Op>) {
  const { sort: _, page: __, ...filters } = query as Record<string, unknown>
  return read(board, { ...filters, limit: 1 })
}
