import { entitlementOf } from '../domain/entitlement/entitlement.ts'
import { readFilter, readOrder, refuseCrossed } from '../domain/goods/goods-query.ts'
import { goodsRow } from '../domain/goods/goods-row.ts'
import { marketplaceCode } from '../domain/goods/marketplace.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'
import { readGoodsRows } from '../storage/goods-row-read.ts'
import { findGoodsPage, newestFigures } from '../storage/goods-search.ts'
import { countWait } from '../storage/listing/count-beside.ts'
import { requireMarketplace } from './marketplace-access.ts'
import { withOwnMarks } from './own-goods-filter.ts'

/** Products that match filters, sorted, by pages; rows are cut to what the tier of the caller may open. */
export const searchGoods: Handler<'searchGoods'> = async ({ params, query }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { rowsPerQuery, historyDays } = entitlementOf(caller)
  const asked = readFilter(query, params.marketplace)
  refuseCrossed(asked)
  const filter = await withOwnMarks(db, signedIn(caller).userId, asked, query)
  const size = query.limit ?? 50
  const offset = ((query.page ?? 1) - 1) * size
  const limit = Math.max(0, Math.min(size, rowsPerQuery - offset))
  const code = marketplaceCode(params.marketplace)
  const [found, asOf] = await Promise.all([
    findGoodsPage(db.kysely, {
      filter,
      order: readOrder(query),
      offset,
      limit,
      exactCount: query.exact_count ?? false,
      countWaitMs: countWait(db),
    }),
    newestFigures(db.kysely, code),
  ])
  const rows = await readGoodsRows(db, code, found.productIds)
  return {
    status: 200,
    body: {
      code: 0,
      data: {
        rows: rows.map((row) => goodsRow(row, historyDays)),
        count: found.count,
        countIsExact: found.countIsExact,
        visible: Math.min(found.count, rowsPerQuery),
        asOf,
      },
    },
  }
}
