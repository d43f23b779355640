import { requireMarketplace } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { exchangeRates } from '#modules/reference'
import { compactDay, dayOfTime } from '#modules/reference/rules'
import type { Handler } from '#platform/http/handler.ts'
import { commissionOn } from '../rules/day-series.ts'
import { mergeSeries } from '../rules/region-series.ts'
import { chartDays } from '../rules/sales-history.ts'
import { readSeries } from '../store/goods-detail.ts'
import { findProduct } from './find-product.ts'

/** Days of a product with their marks, cut to the days that the tier of the caller may see. */
export const getGoodsHistory: Handler<'getGoodsHistory'> = async (
  { params, query },
  { db, caller, goodsParts },
) => {
  requireMarketplace(caller, params.marketplace)
  const daysAllowed = entitlementOf(caller).historyDays
  const days = Math.min(query.days ?? 30, daysAllowed)
  const productId = await findProduct(db, params.marketplace, params.id)
  const region = query.region ?? 0
  const [main, regional, rates] = await Promise.all([
    readSeries(db.kysely, productId, 0),
    region === 0 ? null : readSeries(db.kysely, productId, region),
    exchangeRates(db.kysely),
  ])
  const currency = (region === 0 ? main : regional)?.currency || null
  const shown = chartDays(mergeSeries(main, region === 0 ? main : regional), days)
  const newest = shown.at(-1)?.day ?? dayOfTime(Date.now())
  const promotions = await goodsParts.promotions(db, productId, newest - days + 1)
  return {
    status: 200,
    body: {
      code: 0,
      data: {
        currency,
        points: shown.map(({ day, sales, price, mark }) => ({
          date: compactDay(day),
          sales,
          price,
          usdPrice: price === null || currency === null ? null : rates.usdCents(price, currency, day),
          commission: commissionOn(main, day),
          mark,
        })),
        promotions,
        days,
        daysAllowed,
      },
    },
  }
}
