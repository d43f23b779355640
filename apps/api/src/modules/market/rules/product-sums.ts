import { FLAG, FLAG_GROUP } from '#modules/goods/rules'
import { figureAt, type RankSeries } from '#modules/ranks/rules'
import type { MarketGoods } from './market-goods.ts'
import { MARKET_SUMS, type MarketPeriod, type MarketSum } from './market-sum.ts'

/** Place of a sum in an array of all of them. */
export const AT = Object.fromEntries(MARKET_SUMS.map((name, place) => [name, place])) as Record<
  MarketSum,
  number
>

const YEAR = 365
/** Days of a window that may lack a figure: two of seven. */
const KNOWN_SHARE = 5 / 7

/** Units of a window, where a product that is not listed yet has sold nothing; null when too much is missing. */
function unitsOf(series: RankSeries, end: number, days: number, listedDay: number): number | null {
  let sum = 0
  let known = 0
  for (let day = end - days + 1; day <= end; day++) {
    const value = figureAt(series, day)
    if (value !== null) {
      sum += value
      known++
    } else if (listedDay > day) known++
  }
  return known >= Math.ceil(days * KNOWN_SHARE) ? sum : null
}

const STOCKED = FLAG.onSale | FLAG.soldOut

function addState(out: Float64Array, goods: MarketGoods, day: number, period: MarketPeriod): void {
  const now = goods.flags & FLAG_GROUP.status
  if (now === 0) return
  const add = (name: MarketSum, when: boolean | number) => {
    if (when) out[AT[name]] = 1
  }
  add('status_known', 1)
  add('on_sale', now & FLAG.onSale)
  add('sold_out', now & FLAG.soldOut)
  const then = (period === 7 ? goods.stateWeekAgo : goods.stateMonthAgo) & FLAG_GROUP.status
  // A product that was not there yet was neither on sale nor sold out.
  if (then === 0 && goods.listedDay <= day - period) return
  add('state_compared', 1)
  add('state_a', now & STOCKED)
  add('state_b', then & STOCKED)
  add('on_sale_a', now & FLAG.onSale)
  add('on_sale_b', then & FLAG.onSale)
  add('sold_out_a', now & FLAG.soldOut)
  add('sold_out_b', then & FLAG.soldOut)
}

function addSales(out: Float64Array, goods: MarketGoods, day: number, period: MarketPeriod): void {
  const stated = period === 7 ? goods.salesWeek : goods.salesMonth
  const price = goods.priceUsd
  if (stated >= 0) {
    out[AT.sales_known] = 1
    out[AT.active] = stated > 0 ? 1 : 0
    out[AT.units] = stated
    if (price >= 0) {
      out[AT.priced_units] = stated
      out[AT.gmv] = stated * price
    }
  }
  const { listedDay } = goods
  const now = unitsOf(goods.sales, day, period, listedDay)
  if (now === null) return
  const before = unitsOf(goods.sales, day - period, period, listedDay)
  if (before !== null) {
    out[AT.sales_compared] = 1
    out[AT.active_a] = now > 0 ? 1 : 0
    out[AT.active_b] = before > 0 ? 1 : 0
    out[AT.units_a] = now
    out[AT.units_b] = before
    if (price >= 0) {
      out[AT.priced_units_a] = now
      out[AT.priced_units_b] = before
      out[AT.gmv_a] = now * price
      out[AT.gmv_b] = before * price
    }
  }
  const yearAgo = unitsOf(goods.salesYearAgo, day - YEAR, period, listedDay)
  if (yearAgo === null) return
  out[AT.year_compared] = 1
  out[AT.units_ya] = now
  out[AT.units_yb] = yearAgo
  if (price >= 0) {
    out[AT.gmv_ya] = now * price
    out[AT.gmv_yb] = yearAgo * price
  }
}

/**
 * What one product adds to the sums of its groups, into `out`, in the order of MARKET_SUMS. Shops and the best
 * products are not sums of products: they stay 0.
 * @param day newest day of the market
 */
export function productSums(out: Float64Array, goods: MarketGoods, day: number, period: MarketPeriod): void {
  out.fill(0)
  out[AT.goods] = 1
  const { flags, listedDay } = goods
  const wasThere = listedDay <= day - period
  if (flags & FLAG_GROUP.hosting) {
    const semi = flags & FLAG.hostingSemi ? 1 : 0
    out[AT.hosted] = 1
    out[AT.semi] = semi
    out[AT.hosted_b] = wasThere ? 1 : 0
    out[AT.semi_b] = wasThere ? semi : 0
  }
  if (!wasThere) out[AT.listed] = 1
  else if (listedDay > day - 2 * period) out[AT.listed_b] = 1
  addState(out, goods, day, period)
  addSales(out, goods, day, period)
}
