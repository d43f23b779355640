import { requireMarketplace } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { compactDay } from '#modules/reference/rules'
import type { Handler } from '#platform/http/handler.ts'
import { shopPoints } from '../rules/shop-points.ts'
import { readShopSeries } from '../store/shop-detail.ts'
import { findShopId } from './find-shop.ts'

/** Days of a shop with their marks, cut to the days that the tier of the caller may see. */
export const getShopHistory: Handler<'getShopHistory'> = async ({ params, query }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const daysAllowed = entitlementOf(caller).historyDays
  const days = Math.min(query.days ?? 30, daysAllowed)
  const series = await readShopSeries(db, await findShopId(db, params.marketplace, params.id))
  const points = (series ? shopPoints(series, days) : []).map(({ day, sales, gmv, listed, mark }) => ({
    date: compactDay(day),
    sales,
    gmvUsd: gmv,
    listed,
    mark,
  }))
  return { status: 200, body: { code: 0, data: { points, days, daysAllowed } } }
}
