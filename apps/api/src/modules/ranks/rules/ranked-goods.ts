import type { RankSeries } from './rank-series.ts'

/** Prices of one region. */
export interface RegionPrices {
  regionId: number
  currency: string
  prices: RankSeries
}

/** What the boards need to know of a product; -1 is missing. */
export interface RankedGoods {
  productId: number
  c1: number
  priceUsd: number
  regions: readonly number[]
  flags: number
  listedDay: number
  score: number
  commentCount: number
  similarCount: number
  creatorCount: number
  commission: number
  videoSales: number
  /** Figures of the source for the newest day. */
  salesDay: number
  salesWeek: number
  salesMonth: number
  sales: RankSeries
  /** Of the main region. */
  main: RegionPrices
  otherRegions: readonly RegionPrices[]
  /** Days of reviews, stars, stock state and creators. */
  watch: { comments: RankSeries; score: RankSeries; state: RankSeries; creators: RankSeries }
}
