import { growth, type RankSeries, windowMean, windowSum } from './rank-series.ts'

/** How a product has sold since it was listed. */
export interface NewGoods {
  /** The day of listing is day 1. */
  daysListed: number
  /** Units of the first three days; null while they are not over or not known. */
  first3: number | null
  /** Units of the last 7 days, or since listing. */
  last7: number
  /** Units a day since listing, in tenths. */
  perDay: number | null
  /** Mean of the last three days against the first three, in thousandths; null before day 6. */
  slope: number | null
}

/** Days for which a product is new. */
export const NEW_DAYS = 30

/** Figures of a product listed at most 30 days before `day`; null for an older or an unsold one. */
export function newGoods(sales: RankSeries, listedDay: number, day: number): NewGoods | null {
  const daysListed = day - listedDay + 1
  if (daysListed < 1 || daysListed > NEW_DAYS) return null
  const last7 = windowSum(sales, day, Math.min(7, daysListed))
  if (last7 === null) return null
  const mean = windowMean(sales, listedDay, day)
  const first = windowMean(sales, listedDay, listedDay + 2)
  return {
    daysListed,
    first3: daysListed < 3 ? null : windowSum(sales, listedDay + 2, 3),
    last7,
    perDay: mean === null ? null : Math.round(mean * 10),
    slope: daysListed < 6 ? null : growth(windowMean(sales, day - 2, day), first),
  }
}
