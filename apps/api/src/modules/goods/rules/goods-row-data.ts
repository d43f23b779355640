/** What a list row is made of, as the database has it: -1 is missing. */
export interface GoodsRowData {
  product_id: number
  marketplace: number
  external_id: string
  title: string
  title_zh: string | null
  image_url: string | null
  url: string | null
  tags: string[]
  shop_key: string | null
  shop_name: string | null
  category_key: string | null
  category_path: string[] | null
  currency: string
  price: number
  original_price: number
  price_usd: number
  sales_day: number
  sales_week: number
  sales_month: number
  sales_total: number
  gmv: number
  score: number
  comment_count: number
  similar_count: number
  brand: string | null
  commission: number
  colour_count: number
  size_count: number
  sizes_out: number
  creator_count: number
  video_count: number
  video_sales: number
  wish_count: number
  ship_from: string | null
  site_ids: number[]
  listed_day: number
  updated_at: number
  flags: number
  start_day: number | null
  /** Daily units, at most the last 61 days; null without a history. */
  sales: number[] | null
}
