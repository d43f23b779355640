import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Board, boardPageQuery, type Chip, type ListOperation, useBoardSearch } from '#shared/board'
import { listState } from '../lib/list-state.ts'
import { pageCount } from '../lib/page-range.ts'
import { useEarlyAsk, useNextPage } from './use-ahead.ts'
import { useCategories } from './use-categories.ts'
import { useCounted } from './use-counted.ts'
import { useLastGood } from './use-last-good.ts'

/** What the address asks the board for, what has come of it, and what is shown in the place of the rows. */
export function useBoardRows<Op extends ListOperation, Slot extends string>(board: Board<Op, Slot>) {
  const search = useBoardSearch(board, useEarlyAsk(board))
  const { query } = search
  const at = (query as { page?: number }).page ?? 1
  const answer = useQuery(boardPageQuery(board, query))
  const lastGood = useLastGood(answer.data)
  const page = useCounted(board, query, lastGood, lastGood === answer.data)
  const categories = useCategories(board)
  const chips: readonly Chip<Op>[] = useMemo(
    () => board.search.chips(query, categories),
    [board, query, categories],
  )
  useNextPage(board, query, answer.data && page ? at < pageCount(page) : false)
  const failure = answer.error ?? undefined
  return {
    search,
    /** Number of the page. */
    at,
    /** With its whole count; of the query before while the next is on its way. */
    page,
    /** Of this query alone. */
    answer: answer.data,
    categories,
    chips,
    failure,
    state: listState({ page: answer.data ?? page, failure, hasFilters: chips.length > 0 }),
    isLoading: answer.isFetching,
    retry: () => void answer.refetch(),
  }
}

export type BoardRowsState<Op extends ListOperation> = ReturnType<typeof useBoardRows<Op, string>>
