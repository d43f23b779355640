import { requireMarketplace } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { MARKETPLACE_NAME, marketplaceCode } from '#modules/reference/rules'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { type ShopRow, shopRow } from '../rules/shop-row.ts'
import { readCompany } from '../store/shop-detail.ts'
import { readShopRows } from '../store/shop-read.ts'

type Summed =
  | 'goodsCount'
  | 'newWeek'
  | 'salesDay'
  | 'salesWeek'
  | 'salesMonth'
  | 'salesTotal'
  | 'gmvUsd'
  | 'gmvWeekUsd'
  | 'followers'

/** Sum of what is known; null where no shop has the figure. */
function total(rows: readonly ShopRow[], field: Summed): number | null {
  const values = rows.flatMap((row) => row[field] ?? [])
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0)
}

/** A company and its shops, of which only confirmed links are kept. */
export const getShopCompany: Handler<'getShopCompany'> = async ({ params }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const code = marketplaceCode(params.marketplace)
  const company = await readCompany(db, code, params.id)
  if (company === null) {
    const message = `${MARKETPLACE_NAME[params.marketplace]} 未收录公司 ${params.id}：仅显示已确认关联的店铺`
    throw new Failure('unknown_company', message)
  }
  const { historyDays } = entitlementOf(caller)
  const rows = (await readShopRows(db, code, company.shopIds)).map((row) => shopRow(row, historyDays))
  const sum = (field: Summed) => total(rows, field)
  return {
    status: 200,
    body: {
      code: 0,
      data: {
        id: params.id,
        name: company.name,
        marketplace: params.marketplace,
        rows,
        total: {
          shops: rows.length,
          goodsCount: sum('goodsCount'),
          newWeek: sum('newWeek'),
          salesDay: sum('salesDay'),
          salesWeek: sum('salesWeek'),
          salesMonth: sum('salesMonth'),
          salesTotal: sum('salesTotal'),
          gmvUsd: sum('gmvUsd'),
          gmvWeekUsd: sum('gmvWeekUsd'),
          followers: sum('followers'),
        },
      },
    },
  }
}
