import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type Board,
  type BoardQuery,
  boardLateCountQuery,
  isLateCount,
  type ListOperation,
  type PageOf,
} from '#shared/board'
import { withCount } from '../lib/page-range.ts'

/** While the server still counts it is asked again after so long. */
const AGAIN_MS = 1_000

/**
 * The page with its whole count. Rows do not wait for it on the server: where it was late, it is asked for beside them.
 * @param isShown whether the page is that of the query, and not the one before it
 */
export function useCounted<Op extends ListOperation>(
  board: Pick<Board<Op>, 'operation' | 'params' | 'fixed'>,
  query: BoardQuery<Op>,
  page: PageOf<Op> | undefined,
  isShown: boolean,
): PageOf<Op> | undefined {
  const isLate = isShown && page !== undefined && isLateCount(page)
  const { data } = useQuery({
    ...boardLateCountQuery(board, query),
    enabled: isLate,
    refetchInterval: ({ state }) => (state.data && isLateCount(state.data) ? AGAIN_MS : false),
  })
  return useMemo(() => (page && isLate ? withCount(page, data) : page), [page, isLate, data])
}
