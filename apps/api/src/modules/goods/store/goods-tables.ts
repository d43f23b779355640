import type { StoredFigures, StoredWords } from '../rules/stored-goods.ts'

/** Figures are never null in the database: -1 is missing (see migrations/0020-goods.sql). */
export interface ProductMetricTable extends StoredFigures {
  product_id: number
  marketplace: number
}

export interface ProductTextTable extends StoredWords {
  product_id: number
  marketplace: number
  external_id: string
  search: string
  grams: number[]
}

export interface ShopTable {
  id: number
  marketplace: number
  external_id: string
  name: string
  demo: boolean
}

/** One entry a day from start_day; -1 is missing. */
export interface ProductWatchTable {
  product_id: number
  start_day: number
  comments: number[]
  score: number[]
  state: number[]
  creators: number[]
}

export interface GoodsTables {
  /** @published to creators, exports, shops */
  source: {
    id: number
    kind: 'demo' | 'import'
    name: string
    collected_at: number | null
    started_at: number
    finished_at: number | null
  }
  /** @published to market, ranks, shops */
  product_watch: ProductWatchTable
  /** @published to creators, keeping, market, monitoring, shops */
  shop: ShopTable
  /** @published to exports, keeping, listing, monitoring */
  product_key: { marketplace: number; external_id: string; product_id: number }
  /** @published to creators, exports, keeping, market, ranks, reference, shops */
  product_metric: ProductMetricTable
  /** @published to creators, exports, listing, monitoring, ranks, shops */
  product_text: ProductTextTable
  /** @published to market, monitoring, ranks, shops */
  product_hist: {
    product_id: number
    region_id: number
    start_day: number
    currency: string
    sales: number[]
    price: number[]
    commission: number[]
  }
  /** @published to ranks */
  product_price: { product_id: number; region_id: number; price: number; day: number; currency: string }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends GoodsTables {}
}
