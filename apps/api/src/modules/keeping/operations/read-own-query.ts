/** What every search of a person's own things says besides its own filters. */
interface OwnQuery {
  keyword?: string | undefined
  match?: 'exact' | 'fuzzy' | undefined
  sort?: string | undefined
  page?: number | undefined
  limit?: number | undefined
}

interface Place<Sort extends string> {
  /** Words that a row must have all of; an exact search has one, spaces and all. */
  words: string[]
  sort: { by: Sort; descending: boolean }
  offset: number
  limit: number
}

/** Words, order and place of the page. @param usual the order, `column:asc` or `column:desc`, of a query that says none */
export function readOwnQuery<Sort extends string>(
  query: OwnQuery,
  usual: `${Sort}:${'asc' | 'desc'}`,
): Place<Sort> {
  const text = (query.keyword ?? '').trim()
  const words = query.match === 'exact' ? [text] : text.split(/\s+/)
  const [by, direction] = (query.sort ?? usual).split(':')
  const limit = query.limit ?? 50
  return {
    words: words.filter(Boolean),
    sort: { by: by as Sort, descending: direction === 'desc' },
    offset: ((query.page ?? 1) - 1) * limit,
    limit,
  }
}
