import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { type Board, type BoardQuery, boardPageQuery, type ListOperation } from '#shared/board'

type BoardFacts<Op extends ListOperation> = Pick<Board<Op>, 'operation' | 'params' | 'fixed' | 'search'>

/**
 * Asks for rows on the press itself; the page, once drawn for the new address, joins that call.
 * @returns `(query)`; its promise ends with the answer, and is undefined where rows of it, old or new, can be shown.
 */
export function useEarlyAsk<Op extends ListOperation>(
  board: BoardFacts<Op>,
): (query: BoardQuery<Op>) => Promise<void> | undefined {
  const client = useQueryClient()
  return useCallback(
    (query) => {
      const rows = boardPageQuery(board, query)
      const answer = client.prefetchQuery(rows)
      return client.getQueryData(rows.queryKey) === undefined ? answer : undefined
    },
    [client, board],
  )
}

/**
 * Fetches the page that the reader will probably turn to.
 * @param hasNext whether there is one; false until the rows of this page are there, which must not share the
 *   server and the processor with those of the next.
 */
export function useNextPage<Op extends ListOperation>(
  board: BoardFacts<Op>,
  query: BoardQuery<Op>,
  hasNext: boolean,
) {
  const client = useQueryClient()
  useEffect(() => {
    if (!hasNext) return
    const timer = setTimeout(() => {
      const { page = 1 } = query as { page?: number }
      const next = board.search.atPage(query, page + 1)
      void client.prefetchQuery(boardPageQuery(board, next))
    }, AFTER_PAINT)
    return () => clearTimeout(timer)
  }, [client, board, query, hasNext])
}

/** Fetches code that a press may need once the page is ready, so that the press does not wait for it. */
export function useLateParts(load: () => Promise<unknown>) {
  useEffect(() => {
    // The press asks again for what could not be fetched.
    const timer = setTimeout(() => void load().catch(() => undefined), AFTER_PAINT)
    return () => clearTimeout(timer)
  }, [load])
}

/** Milliseconds in which the rows of this page are painted even on a slow machine. */
const AFTER_PAINT = 300
