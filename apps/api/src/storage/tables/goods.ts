/** Figures are never null in the database: -1 is missing (see migrations/0020-goods.sql). */
export interface ProductMetricTable {
  product_id: number
  shop_id: number
  sales_total: number
  gmv: number
  /** Up to 62 bits: read it as text. */
  region_mask: string
  updated_at: number
  category_id: number
  c1: number
  c2: number
  c3: number
  price: number
  original_price: number
  price_usd: number
  sales_day: number
  sales_week: number
  sales_month: number
  comment_count: number
  comment_us: number
  comment_eu: number
  similar_count: number
  brand_key: number
  creator_count: number
  video_count: number
  video_sales: number
  wish_count: number
  commission: number
  colour_count: number
  size_count: number
  sizes_out: number
  discount: number
  listed_day: number
  flags: number
  marketplace: number
  score: number
  score_us: number
  score_eu: number
  currency: string
}

export interface ProductTextTable {
  product_id: number
  source_id: number
  first_seen_day: number
  marketplace: number
  external_id: string
  title: string
  title_zh: string | null
  image_url: string | null
  url: string | null
  images: string[]
  tags: string[]
  brand: string | null
  ship_from: string | null
  site_ids: number[]
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
  }
  product_price: { product_id: number; region_id: number; price: number; day: number; currency: string }
  exchange_rate: { currency: string; day: number; per_usd: number; source: string }
}
