import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { goodsPageQuery } from '#entities/goods'
import type { Board, BoardQuery } from '#shared/board'

type Query = BoardQuery<'searchGoods'>
type BoardFacts = Pick<Board<'searchGoods'>, 'params' | 'search'>

/** Asks for rows in the very press that wants them; the page, once drawn for the new address, joins that call. */
export function useEarlyAsk({ params: { marketplace } }: BoardFacts): (query: Query) => void {
  const client = useQueryClient()
  return useCallback(
    (query) => void client.prefetchQuery(goodsPageQuery(marketplace, query)),
    [client, marketplace],
  )
}

/**
 * Fetches the page that the reader will probably turn to.
 * @param hasNext whether there is one; false until the rows of this page are there, which must not share the
 *   server and the processor with those of the next.
 */
export function useNextPage({ params: { marketplace }, search }: BoardFacts, query: Query, hasNext: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    if (!hasNext) return
    const timer = setTimeout(() => {
      const next = search.change(query, { page: (query.page ?? 1) + 1 })
      void client.prefetchQuery(goodsPageQuery(marketplace, next))
    }, AFTER_PAINT)
    return () => clearTimeout(timer)
  }, [client, marketplace, search, query, hasNext])
}

/** Milliseconds in which the rows of this page are painted even on a slow machine. */
const AFTER_PAINT = 300
