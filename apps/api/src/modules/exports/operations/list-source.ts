import { type ListRequest, signedIn } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { GOODS_LIST, readGoodsRows, walkGoods } from '#modules/goods'
import { goodsRow, readFilter } from '#modules/goods/rules'
import { type Marketplace, marketplaceCode } from '#modules/reference/rules'
import { readOrder } from '#platform/database/list-page/list-paging.ts'
import type { Handler } from '#platform/http/handler.ts'
import { EXPORT_LISTS, type ListContext, type ListRow } from './export-lists.ts'

/** Rows of one statement: small enough that anyone who waits behind it waits for tens of milliseconds. */
const BATCH = 400

type GoodsQuery = Parameters<Handler<'searchGoods'>>[0]['query']

/** How the rows of a list are read in steps that can be continued by another process. */
export type ListSource = {
  /** Rows that are read at once. */
  batch: number
} & (
  | {
      by: 'ids'
      /** Internal ids of its rows, in order, in steps. */
      walk(most: number): AsyncGenerator<readonly number[]>
      /** Rows of a batch of ids, in their order; one that is gone is left out. */
      rows(ids: readonly number[]): Promise<readonly ListRow[]>
    }
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
  { at, batch = BATCH }: { at: number; batch?: number },
): ListSource {
  return request.operation === 'searchGoods'
    ? goodsSource(request, context, at, batch)
    : pages(request, context, batch)
}

function pages({ operation, params, query }: ListRequest, context: ListContext, batch: number): ListSource {
  const { read } = EXPORT_LISTS[operation]
  return {
    ...{ by: 'pages', batch },
    page: async (page) => {
      const request = { params, query: { ...query, page, limit: batch }, body: undefined }
      const { rows, visible } = (await read(request, context)).body.data
      return { rows, isLast: page * batch >= visible }
    },
  }
}

/** The same rows as the pages of `searchGoods`, without finding the place of each page again. */
function goodsSource(
  { params, query }: ListRequest,
  { db, caller, goodsParts }: ListContext,
  at: number,
  batch: number,
): ListSource {
  const marketplace = params['marketplace'] as Marketplace
  const { rowsPerQuery, historyDays } = entitlementOf(caller)
  const asked = query as GoodsQuery
  return {
    ...{ by: 'ids', batch },
    walk: async function* (most) {
      const { userId } = signedIn(caller)
      const found = readFilter(asked, marketplace, at)
      const filter = await goodsParts.withOwnMarks(db, userId, found, asked, false)
      const order = readOrder(GOODS_LIST, asked)
      yield* walkGoods(db.kysely, { filter, order }, Math.min(most, rowsPerQuery))
    },
    rows: async (ids) => {
      const rows = await readGoodsRows(db, marketplaceCode(marketplace), ids)
      return rows.map((row) => goodsRow(row, historyDays))
    },
  }
}
