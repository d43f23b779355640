import { useQuery } from '@tanstack/react-query'
import type { PageQuery } from './board-query.ts'
import { isLateCount } from './list-count.ts'
import type { ListPage } from './list-operation.ts'

/** While the server still counts it is asked again after so long. */
const AGAIN_MS = 1_000

/**
 * How many rows a query finds; undefined until the server has counted, and where it cannot be asked.
 * @param query as `boardLateCountQuery` makes it
 */
export function useListCount<Page extends ListPage<unknown>>(query: PageQuery<Page>): Page | undefined {
  const { data, isError } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data && isLateCount(state.data) ? AGAIN_MS : false),
  })
  return isError || data === undefined || isLateCount(data) ? undefined : data
}
