import { type ListRequest, signedIn } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { GOODS_LIST, readGoodsRows, walkGoods } from '#modules/goods'
import { goodsRow, readFilter } from '#modules/goods/rules'
import { withOwnMarks } from '#modules/listing'
import { type Marketplace, marketplaceCode } from '#modules/reference/rules'
import { readOrder } from '#platform/database/list-page/list-paging.ts'
import type { CallContext, Handler } from '#platform/http/handler.ts'
import { EXPORT_LISTS, type ListRow } from './export-lists.ts'

/** Rows of one statement: small enough that anyone who waits behind it waits for tens of milliseconds. */
const BATCH = 400

type Batches = AsyncGenerator<readonly ListRow[]>
type GoodsQuery = Parameters<Handler<'searchGoods'>>[0]['query']

/** The pages of a list, asked for one after the other. */
async function* pagesOf({ operation, params, query }: ListRequest, context: CallContext): Batches {
  const { read } = EXPORT_LISTS[operation]
  for (let page = 1; ; page++) {
    const request = { params, query: { ...query, page, limit: BATCH }, body: undefined }
    const { rows, visible } = (await read(request, context)).body.data
    if (rows.length > 0) yield rows
    if (page * BATCH >= visible) return
  }
}

/** The same rows as the pages of `searchGoods`, without finding the place of each page again. */
async function* goodsOf({ params, query }: ListRequest, { db, caller }: CallContext): Batches {
  const marketplace = params['marketplace'] as Marketplace
  const code = marketplaceCode(marketplace)
  const { rowsPerQuery, historyDays } = entitlementOf(caller)
  const asked = query as GoodsQuery
  const filter = await withOwnMarks(
    db,
    signedIn(caller).userId,
    readFilter(asked, marketplace, Date.now()),
    asked,
    false,
  )
  const search = { filter, order: readOrder(GOODS_LIST, asked) }
  for await (const ids of walkGoods(db.kysely, search, rowsPerQuery)) {
    for (let at = 0; at < ids.length; at += BATCH) {
      const rows = await readGoodsRows(db, code, ids.slice(at, at + BATCH))
      yield rows.map((row) => goodsRow(row, historyDays))
    }
  }
}

/**
 * The rows of a list that its caller may open, in its order, in batches.
 * @param most no more than these
 * @param ids only these
 */
export async function* exportRows(
  request: ListRequest,
  context: CallContext,
  most: number,
  ids: readonly string[] | undefined,
): Batches {
  const batches = request.operation === 'searchGoods' ? goodsOf(request, context) : pagesOf(request, context)
  const wanted = ids && new Set(ids)
  let left = most
  for await (const batch of batches) {
    const rows = (wanted ? batch.filter((row) => wanted.delete(row.id)) : batch).slice(0, left)
    left -= rows.length
    if (rows.length > 0) yield rows
    if (left === 0 || wanted?.size === 0) return
  }
}
