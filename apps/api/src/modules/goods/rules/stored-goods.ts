/** In the database a figure that is not known is -1. */
export const MISSING = -1

/** The figures of a product as they are stored (product_metric), without its place. */
export interface StoredFigures {
  shop_id: number
  category_id: number
  c1: number
  c2: number
  c3: number
  sales_total: number
  sales_day: number
  sales_week: number
  sales_month: number
  /** US cents. */
  gmv: number
  /** Minor units of `currency`. */
  price: number
  original_price: number
  price_usd: number
  currency: string
  comment_count: number
  comment_us: number
  comment_eu: number
  /** Stars times ten. */
  score: number
  score_us: number
  score_eu: number
  similar_count: number
  /** `brandKey` of the brand. */
  brand_key: number
  creator_count: number
  video_count: number
  /** Units sold through videos in the last 30 days. */
  video_sales: number
  wish_count: number
  /** Thousandths. */
  commission: number
  colour_count: number
  size_count: number
  /** Sizes without stock. */
  sizes_out: number
  /** Percent off the struck-through price. */
  discount: number
  /** Days since 1970-01-01. */
  listed_day: number
  flags: number
  /** Epoch milliseconds. */
  updated_at: number
  /** Bits of price/region-mask.ts, decimal: up to 62, read as text. */
  region_mask: string
}

/** The words of a product as they are stored (product_text), without its place. */
export interface StoredWords {
  title: string
  title_zh: string | null
  image_url: string | null
  url: string | null
  images: string[]
  tags: string[]
  brand: string | null
  ship_from: string | null
  site_ids: number[]
  first_seen_day: number
  source_id: number
}

/** Null for a figure that is missing in the database. */
export function known(figure: number): number | null {
  return figure === MISSING ? null : figure
}
