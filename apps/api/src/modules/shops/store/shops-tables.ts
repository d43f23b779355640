import type { StoredProfile } from '../rules/shop-profile.ts'

/** What sources say; -1 is missing (migrations/0040-shops.sql). */
export interface ShopFactTable extends StoredProfile {
  shop_id: number
  marketplace: number
  source_id: number
}

/** What lists show; -1 is missing, in changes the least integer. */
export interface ShopFigureTable {
  shop_id: number
  marketplace: number
  updated_at: number
  computed_at: number
  followers: number
  sales_total: number
  sales_month: number
  sales_week: number
  sales_day: number
  gmv: number
  gmv_week: number
  vertical: number
  per_goods: number
  goods_count: number
  new_week: number
  sold_out: number
  c1: number
  categories: number
  price_avg: number
  opened_day: number
  creators: number
  creators_new: number
  review_count: number
  week_change: number
  gmv_change: number
  flags: number
  region_id: number
  score: number
  good_rate: number
  active: number
  main_share: number
  top_share: number
  brand_share: number
  discount: number
  mix_ids: number[]
  mix_shares: number[]
  search: string
  grams: number[]
}

/** One entry a day from start_day; -1 is missing. */
export interface ShopHistTable {
  shop_id: number
  start_day: number
  sales: number[]
  gmv: number[]
  known: number[]
  listed: number[]
  creators: number[]
}

export interface ShopRankTable {
  marketplace: number
  board: number
  period: number
  day: number
  computed_at: number
  shop_ids: number[]
  changes: (number | null)[]
  days: number[]
  sales: number[]
  gmv: number[]
  sales_changes: number[]
  gmv_changes: number[]
  creators: number[]
  reasons: number[]
}

export interface ShopTables {
  shop_company: { id: number; marketplace: number; external_id: string; name: string; demo: boolean }
  shop_fact: ShopFactTable
  /** @published to goods, keeping */
  shop_figure: ShopFigureTable
  /** @published to monitoring */
  shop_hist: ShopHistTable
  shop_rank: ShopRankTable
}

declare module '#platform/database/tables.ts' {
  interface Tables extends ShopTables {}
}
