import type { ExportRequest } from '../model/wish.ts'

const OF_PAGES = new Set(['page', 'limit', 'exact_count'])

/** The query of a list without what belongs to one of its pages. */
export function listQuery(query: object): ExportRequest['query'] {
  const said = Object.entries(query as ExportRequest['query']).filter(
    ([name, value]) => value !== undefined && !OF_PAGES.has(name),
  )
  return Object.fromEntries(said)
}
