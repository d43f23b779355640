import type { ListDeclaration, SortOf } from '#platform/database/list-page/list-query.ts'
import { NO_CHANGE } from '../rules/rank-shops.ts'

/** The list of shops. */
export const SHOP_LIST = {
  table: 'shop_figure',
  id: 'shop_id',
  sorts: {
    weekly_sales: { column: 'sales_week' },
    daily_sales: { column: 'sales_day' },
    monthly_sales: { column: 'sales_month' },
    sales: { column: 'sales_total' },
    gmv: { column: 'gmv' },
    weekly_gmv: { column: 'gmv_week' },
    goods: { column: 'goods_count' },
    new_goods: { column: 'new_week' },
    avg_price: { column: 'price_avg' },
    active: { column: 'active' },
    followers: { column: 'followers' },
    score: { column: 'score' },
    opened_at: { column: 'opened_day' },
    week_change: { column: 'week_change', missing: NO_CHANGE },
    creators: { column: 'creators' },
    updated_at: { column: 'updated_at' },
  },
  standardSort: 'weekly_sales:desc',
  ranges: {
    sales: { column: 'sales_total' },
    daily_sales: { column: 'sales_day' },
    weekly_sales: { column: 'sales_week' },
    monthly_sales: { column: 'sales_month' },
    gmv: { column: 'gmv' },
    followers: { column: 'followers' },
    goods: { column: 'goods_count' },
    new_goods: { column: 'new_week' },
    creators: { column: 'creators' },
    score: { column: 'score', scale: 100 },
  },
} satisfies ListDeclaration

export type ShopSort = SortOf<typeof SHOP_LIST>

/** A figure that shops can be limited by, by its name in the contract. */
export type ShopRange = keyof typeof SHOP_LIST.ranges
