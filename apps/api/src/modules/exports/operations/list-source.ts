import type { ListRequest } from '#modules/access'
import { EXPORT_LISTS, type ListContext, type ListRow } from './export-lists.ts'
import { ID_LISTS, type IdList } from './id-lists.ts'

/** Rows of one statement: small enough that anyone who waits behind it waits for tens of milliseconds. */
const BATCH = 400

/** How the rows of a list are read in steps that can be continued by another process. */
export type ListSource = {
  /** Rows that are read at once. */
  batch: number
} & (
  | ({ by: 'ids' } & IdList)
  | {
      by: 'pages'
      /** The rows of a page, a batch. @param page from 1 on */
      page(page: number): Promise<{ rows: readonly ListRow[]; isLast: boolean }>
    }
)

/**
 * The rows of a list that its caller may open, in its order.
 * @param at the moment that ages of products count from, epoch milliseconds
 */
export function sourceOf(
  request: ListRequest,
  context: ListContext,
  { at, batch = EXPORT_LISTS[request.operation].batch ?? BATCH }: { at: number; batch?: number },
): ListSource {
  const byIds = ID_LISTS[request.operation]
  return byIds
    ? { by: 'ids', batch, ...byIds(request, context, at) }
    : { by: 'pages', batch, page: pagesOf(request, context, batch) }
}

function pagesOf({ operation, params, query }: ListRequest, context: ListContext, batch: number) {
  const { read } = EXPORT_LISTS[operation]
  return async (page: number) => {
    const request = { params, query: { ...query, page, limit: batch }, body: undefined }
    const { rows, visible } = (await read(request, context)).body.data
    return { rows, isLast: page * batch >= visible }
  }
}
