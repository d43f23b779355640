/** A group of products: migrations/0060-market.sql says how it is written. */
interface MarketGroupKey {
  marketplace: number
  scope: number
  hosting: number
  parent_id: number
  category_id: number
}

export interface MarketFigureTable extends MarketGroupKey {
  period: number
  /** In the order of MARKET_SUMS. */
  sums: number[]
  band_goods: number[]
  band_units: number[]
}

/** One entry a day from start_day. */
export interface MarketTrendTable extends MarketGroupKey {
  start_day: number
  goods: number[]
  known: number[]
  units: number[]
  gmv: number[]
}

export interface MarketMediaTable extends Omit<MarketGroupKey, 'hosting'> {
  period: number
  creators: number
  creators_b: number
  videos: number
  videos_b: number
  lives: number
  lives_b: number
  video_gmv: number
  live_gmv: number
}

export interface MarketStateTable {
  marketplace: number
  rule: number
  day: number
  as_of: number
  goods: number
  demo: boolean
  estimated: boolean
  computed_at: number
}

export interface MarketTables {
  market_figure: MarketFigureTable
  market_trend: MarketTrendTable
  market_media: MarketMediaTable
  market_state: MarketStateTable
}

declare module '#platform/database/tables.ts' {
  interface Tables extends MarketTables {}
}
