import { figureAt, growth, newestAt, type RankSeries, windowMean } from './rank-series.ts'

/** A price that went down and has not come back. Money in minor units of the one currency of its series. */
export interface PriceDrop {
  before: number
  now: number
  /** Thousandths of the price before. */
  share: number
  /** Day of the cut, days since 1970-01-01. */
  day: number
  lowest30: number
  /** Daily sales since the cut against the 7 days before it, in thousandths; null when unknown. */
  salesChange: number | null
}

/** Days in which a cut counts as new. */
export const DROP_DAYS = 7

/**
 * The newest cut of the last 7 days that still holds. One series is one region and one currency: prices of
 * different ones never meet.
 */
export function priceDrop(prices: RankSeries, sales: RankSeries | null, day: number): PriceDrop | null {
  const now = newestAt(prices, day, 2)
  if (!now || now.value <= 0) return null
  for (let at = now.day; at > day - DROP_DAYS; at--) {
    const price = figureAt(prices, at)
    if (price === null) continue
    const earlier = newestAt(prices, at - 1, DROP_DAYS)
    if (!earlier || earlier.value <= price) continue
    // Risen again since: nothing to report.
    if (earlier.value <= now.value) return null
    return {
      before: earlier.value,
      now: now.value,
      share: Math.round(((earlier.value - now.value) / earlier.value) * 1_000),
      day: at,
      lowest30: lowest(prices, day),
      salesChange: sales && growth(windowMean(sales, at, day), windowMean(sales, at - 7, at - 1)),
    }
  }
  return null
}

function lowest(prices: RankSeries, day: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let at = day - 29; at <= day; at++) {
    const price = figureAt(prices, at)
    if (price !== null && price < least) least = price
  }
  return least
}
