import type { Marketplace } from '#modules/reference/rules'
import type { Bounds } from '#platform/bounds.ts'
import type { Keyword } from './keyword.ts'

/** Figures a search can be limited by. Prices are US cents, scores are stars, commission and discount percent. */
export const RANGES = {
  price: '价格',
  sales: '总销量',
  daily_sales: '日销量',
  weekly_sales: '周销量',
  monthly_sales: '月销量',
  comment_num_tips: '评论数',
  score: '评分',
  commission: '佣金',
  discount: '折扣',
  colours: '颜色数',
  sizes: '尺码数',
  similar: '同款数',
  creators: '带货达人数',
  wishes: '收藏数',
} as const

export type RangeName = keyof typeof RANGES

/** Figures a list can be sorted by. */
export const SORTS = [
  ...(['daily_sales', 'weekly_sales', 'monthly_sales', 'sales', 'gmv', 'price', 'score'] as const),
  ...(['comment_num_tips', 'listed_at', 'updated_at'] as const),
] as const

export type SortName = (typeof SORTS)[number]

/** Which products of a marketplace are wanted. A product whose figure is missing is in no range of it. */
export interface GoodsFilter {
  marketplace: Marketplace
  keyword: Keyword | null
  /** Temu regionIds; a product matches with a price in one of them. Null: any. */
  regions: number[] | null
  /** Category id of the marketplace; the whole subtree counts. */
  category: string | null
  hosting: 'full' | 'semi' | null
  status: 'on_sale' | 'sold_out' | null
  quality: 'trusted' | 'suspect' | 'stock_out' | null
  hasVideo: boolean | null
  /** First day of listing, days since 1970-01-01. */
  listedFrom: number | null
  /** Area whose reviews the comment and score ranges read. */
  area: 'global' | 'us' | 'eu'
  /** Upper and lower case alike. */
  brand?: string | null
  /** Badge of the marketplace, as it is on the product. */
  tag?: string | null
  /** Place of dispatch, as the source writes it. */
  shipFrom?: string | null
  /** Sizes by name; a product matches with one of them in stock. */
  sizes?: readonly string[] | null
  /** Of the shop. */
  origin?: 'local' | 'cross_border' | null
  /** Shop id of the marketplace. */
  mallId?: string | null
  /** Temu siteIds; a product matches with local stock at one of them. */
  sites?: number[] | null
  /** Internal ids: none of these. */
  without?: readonly number[] | null
  /** Internal ids: these alone. */
  among?: readonly number[] | null
  ranges: Partial<Record<RangeName, Bounds>>
}
