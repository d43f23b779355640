import type { RankSeries } from '#modules/ranks/rules'
/** What the market needs to know of a product; -1 is missing. */
export interface MarketGoods {
  shopId: number
  c1: number
  c2: number
  flags: number
  /** Days since 1970-01-01. */
  listedDay: number
  /** US cents. */
  priceUsd: number
  /** Units as the source states them. */
  salesWeek: number
  salesMonth: number
  /** Units by day, the last two periods. */
  sales: RankSeries
  /** Units by day, the last period of the year before. */
  salesYearAgo: RankSeries
  /** Bits of the stock state 7 and 30 days before the newest day; 0 unknown. */
  stateWeekAgo: number
  stateMonthAgo: number
}
