/** What only a detail page shows of a product; -1 is missing. */
export interface ProductExtraTable {
  product_id: number
  seen_at: number
  /** Of the prices of the variants; empty without any. */
  sku_currency: string
  /** Empty where a variant has no id. */
  sku_ids: string[]
  sku_names: string[]
  sku_prices: number[]
  sku_stocks: number[]
  words: string[]
  word_counts: number[]
  /** Reviews with five stars, four, and so on; empty when nobody tells. */
  stars: number[]
  live_sales: number
  card_sales: number
}

export interface GoodsExtraTables {
  product_extra: ProductExtraTable
  goods_band: { marketplace: number; c1: number; band: number; sales: number }
}
