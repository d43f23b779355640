import { requireMarketplace } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { isoDay, marketplaceCode } from '#modules/reference/rules'
import type { Handler } from '#platform/http/handler.ts'
import { shopRow } from '../rules/shop-row.ts'
import { readShopParts, readShopProfile, readShopSeries } from '../store/shop-detail.ts'
import { readShopRows } from '../store/shop-read.ts'
import { findShopId, unknownShop } from './find-shop.ts'

/** One shop: its row, its products by category and price, and its listing calendar. */
export const getShop: Handler<'getShop'> = async ({ params }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { historyDays } = entitlementOf(caller)
  const shopId = await findShopId(db, params.marketplace, params.id)
  const [rows, parts, profile, series] = await Promise.all([
    readShopRows(db, marketplaceCode(params.marketplace), [shopId]),
    readShopParts(db, shopId),
    readShopProfile(db, shopId),
    readShopSeries(db, shopId),
  ])
  const data = rows[0]
  // A shop without figures came with an import whose daily job has not run yet.
  if (!data) throw unknownShop(params.marketplace, params.id)
  const whole = parts.categories.reduce((sum, { sales }) => sum + (sales ?? 0), 0)
  return {
    status: 200,
    body: {
      code: 0,
      data: {
        row: shopRow(data, historyDays),
        categories: parts.categories.map(({ id, name, goods, sales }) => ({
          id,
          name: name ?? '未分类',
          goods,
          salesMonth: sales,
          share: sales === null || whole === 0 ? null : sales / whole,
        })),
        priceBands: parts.bands.map(({ least, below, goods, sales }) => ({
          least,
          below,
          goods,
          salesMonth: sales,
        })),
        calendar: (series?.listed ?? [])
          .map((listed, at) => ({ date: isoDay((series?.start ?? 0) + at), listed: Math.max(0, listed) }))
          .slice(-historyDays),
        shops: profile?.companyShops ?? 0,
        firstSeenAt: parts.firstSeen === null ? null : isoDay(parts.firstSeen),
        source: profile
          ? { kind: profile.sourceKind, name: profile.sourceName, collectedAt: profile.collectedAt }
          : null,
      },
    },
  }
}
