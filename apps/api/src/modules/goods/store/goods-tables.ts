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

export interface CategoryTable {
  id: number
  marketplace: number
  external_id: string
  parent_id: number | null
  level: number
  name: string
  name_zh: string | null
  path: string[]
  c1: number
  c2: number
  c3: number
  goods_count: number
  demo: boolean
}

export interface ShopTable {
  id: number
  marketplace: number
  external_id: string
  name: string
  demo: boolean
}

export interface GoodsTables {
  id_block: { name: string; next: number }
  source: {
    id: number
    kind: 'demo' | 'import'
    name: string
    collected_at: number | null
    started_at: number
    finished_at: number | null
  }
  category: CategoryTable
  shop: ShopTable
  product_key: { marketplace: number; external_id: string; product_id: number }
  product_metric: ProductMetricTable
  product_text: ProductTextTable
  product_hist: {
    product_id: number
    region_id: number
    start_day: number
    currency: string
    sales: number[]
    price: number[]
    commission: number[]
  }
  product_price: { product_id: number; region_id: number; price: number; day: number; currency: string }
  exchange_rate: { currency: string; day: number; per_usd: number; source: string }
}
