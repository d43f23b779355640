import { requireMarketplace } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { marketplaceCode } from '#modules/reference/rules'
import { countWait } from '#platform/database/list-page/count-beside.ts'
import { readPaging } from '#platform/database/list-page/list-paging.ts'
import type { Handler } from '#platform/http/handler.ts'
import { shopRow } from '../rules/shop-row.ts'
import { SHOP_LIST } from '../store/shop-list.ts'
import { searchFilter } from '../store/shop-query.ts'
import { newestShopFigures, readShopRows } from '../store/shop-read.ts'
import { findShopPage } from '../store/shop-search.ts'

/** Shops that match filters, sorted, by pages; rows are cut to what the tier of the caller may open. */
export const searchShops: Handler<'searchShops'> = async ({ params, query }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { rowsPerQuery, historyDays } = entitlementOf(caller)
  const code = marketplaceCode(params.marketplace)
  const [found, asOf] = await Promise.all([
    findShopPage(db, {
      filter: searchFilter(params.marketplace, query),
      ...readPaging(SHOP_LIST, query, rowsPerQuery),
      countWaitMs: countWait(db),
    }),
    newestShopFigures(db, code),
  ])
  const rows = await readShopRows(db, code, found.ids)
  return {
    status: 200,
    body: {
      code: 0,
      data: {
        rows: rows.map((row) => shopRow(row, historyDays)),
        count: found.count,
        countIsExact: found.countIsExact,
        visible: Math.min(found.count, rowsPerQuery),
        asOf,
      },
    },
  }
}
