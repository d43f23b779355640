import {
  allGoodsFilters,
  type GoodsColumns,
  goodsClosing,
  goodsDates,
  goodsGmv,
  goodsIdentity,
  goodsPrice,
  goodsReviews,
  salesFour,
  salesTrend,
  similarGoods,
} from '#entities/goods'
import { REGION_SETS } from '#entities/region'
import { defineBoard, withDetail, withPresets } from '#shared/board'

const board = defineBoard({
  path: '/temu/home',
  title: '商品搜索',
  operation: 'searchGoods',
  params: { marketplace: 'temu' },
  columns: <C>(c: GoodsColumns<C>) => [
    ...goodsIdentity(c),
    ...goodsPrice(c, '价格'),
    ...salesFour(c),
    ...goodsGmv(c, 'GMV($)'),
    ...salesTrend(c),
    ...goodsReviews(c),
    ...similarGoods(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => allGoodsFilters(f, REGION_SETS),
  sort: 'daily_sales:desc',
  access: 'user',
})

/** Temu product search with four ready ways to ask. */
export const temuHome = withPresets(withDetail(board, '/temu/detail'), [
  { label: '销量优先', query: { min_monthly_sales: 1000, sort: 'monthly_sales:desc' } },
  { label: '高评分', query: { min_score: 4.8, min_comment_num_tips: 50, sort: 'score:desc' } },
  { label: '高GMV', query: { sort: 'gmv:desc' } },
  {
    label: '低价潜力',
    query: { max_price: 1000, min_daily_sales: 50, listed_within: 30, sort: 'weekly_sales:desc' },
  },
])
