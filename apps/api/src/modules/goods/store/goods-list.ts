import type { RangeColumn } from '#platform/database/list-page/list-conditions.ts'
import type { ListDeclaration, SortColumn } from '#platform/database/list-page/list-query.ts'
import type { GoodsFilter, RangeName, SortName } from '../rules/goods-filter.ts'

/** The list of products. Scores are stored as hundredths, commissions as tenths of a percent. */
export const GOODS_LIST = {
  table: 'product_metric',
  id: 'product_id',
  wordsTable: 'product_text',
  sorts: {
    daily_sales: { column: 'sales_day' },
    weekly_sales: { column: 'sales_week' },
    monthly_sales: { column: 'sales_month' },
    sales: { column: 'sales_total' },
    gmv: { column: 'gmv' },
    price: { column: 'price_usd' },
    score: { column: 'score' },
    comment_num_tips: { column: 'comment_count' },
    listed_at: { column: 'listed_day' },
    updated_at: { column: 'updated_at' },
  } satisfies Record<SortName, SortColumn>,
  standardSort: 'daily_sales:desc',
  ranges: {
    price: { column: 'price_usd' },
    sales: { column: 'sales_total' },
    daily_sales: { column: 'sales_day' },
    weekly_sales: { column: 'sales_week' },
    monthly_sales: { column: 'sales_month' },
    comment_num_tips: { column: 'comment_count' },
    score: { column: 'score', scale: 100 },
    commission: { column: 'commission', scale: 10 },
    discount: { column: 'discount' },
    colours: { column: 'colour_count' },
    sizes: { column: 'size_count' },
    similar: { column: 'similar_count' },
    creators: { column: 'creator_count' },
    wishes: { column: 'wish_count' },
  } satisfies Record<RangeName, RangeColumn>,
} satisfies ListDeclaration

const AREA_RANGES: Record<GoodsFilter['area'], Partial<Record<RangeName, RangeColumn>>> = {
  global: {},
  us: { comment_num_tips: { column: 'comment_us' }, score: { column: 'score_us', scale: 100 } },
  eu: { comment_num_tips: { column: 'comment_eu' }, score: { column: 'score_eu', scale: 100 } },
}

/** Where the figures are stored that the ranges of an area limit. */
export const rangesOf = (area: GoodsFilter['area']): Record<RangeName, RangeColumn> => ({
  ...GOODS_LIST.ranges,
  ...AREA_RANGES[area],
})
