import { requireMarketplace } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { marketplaceCode } from '#modules/reference/rules'
import type { Handler } from '#platform/http/handler.ts'
import { goodsRow } from '../rules/goods-row.ts'
import { readGoodsRows } from '../store/goods-row-read.ts'
import { findSimilar } from '../store/goods-similar.ts'
import { findProduct } from './find-product.ts'

/** Products of the same category with the most alike titles, best first. */
export const listSimilarGoods: Handler<'listSimilarGoods'> = async ({ params, query }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { rowsPerQuery, historyDays } = entitlementOf(caller)
  const code = marketplaceCode(params.marketplace)
  const productId = await findProduct(db, params.marketplace, params.id)
  const ids = await findSimilar(db.kysely, code, productId, Math.min(query.limit ?? 12, rowsPerQuery))
  const rows = await readGoodsRows(db, code, ids)
  return { status: 200, body: { code: 0, data: rows.map((row) => goodsRow(row, historyDays)) } }
}
