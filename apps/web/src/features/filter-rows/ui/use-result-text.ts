import { useEffect, useState } from 'react'
import { countText, type ListPage, type PageQuery, useListCount } from '#shared/board'

/** Milliseconds without a key after which what is typed is counted. */
const PAUSE_MS = 200

/**
 * What a button that leads to the rows says: 查看 128 个商品, without the number until it is known.
 * @param query as `boardLateCountQuery` makes it
 */
export function useResultText(
  query: PageQuery<ListPage<unknown>>,
  { noun, counted }: { noun: string; counted: string },
): string {
  const wanted = JSON.stringify(query.queryKey)
  const [asked, setAsked] = useState({ query, wanted })
  useEffect(() => {
    if (asked.wanted === wanted) return
    const timer = setTimeout(() => setAsked({ query, wanted }), PAUSE_MS)
    return () => clearTimeout(timer)
  })
  const found = useListCount(asked.query)
  if (!found || asked.wanted !== wanted) return `查看${noun}`
  return found.count === 0 ? `没有符合的${noun}` : `查看 ${countText(found)} ${counted}`
}
