import { requireMarketplace, signedIn } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { marketplaceCode } from '#modules/reference/rules'
import { countWait } from '#platform/database/list-page/count-beside.ts'
import { readPaging } from '#platform/database/list-page/list-paging.ts'
import type { Handler } from '#platform/http/handler.ts'
import { readFilter, refuseCrossed } from '../rules/goods-query.ts'
import { goodsRow } from '../rules/goods-row.ts'
import { GOODS_LIST } from '../store/goods-list.ts'
import { readGoodsRows } from '../store/goods-row-read.ts'
import { findGoodsPage, newestFigures } from '../store/goods-search.ts'

/** Products that match filters, sorted, by pages; rows are cut to what the tier of the caller may open. */
export const searchGoods: Handler<'searchGoods'> = async ({ params, query }, { db, caller, goodsParts }) => {
  requireMarketplace(caller, params.marketplace)
  const { rowsPerQuery, historyDays } = entitlementOf(caller)
  const asked = readFilter(query, params.marketplace, Date.now())
  refuseCrossed(asked)
  const filter = await goodsParts.withOwnMarks(db, signedIn(caller).userId, asked, query, false)
  const code = marketplaceCode(params.marketplace)
  const [found, asOf] = await Promise.all([
    findGoodsPage(db.kysely, {
      filter,
      ...readPaging(GOODS_LIST, query, rowsPerQuery),
      countWaitMs: countWait(db),
    }),
    newestFigures(db.kysely, code),
  ])
  const rows = await readGoodsRows(db, code, found.ids)
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
