import {
  type GoodsColumns,
  goodsClosing,
  goodsDates,
  goodsIdentity,
  goodsPrice,
  goodsReviews,
  salesTrend,
  tiktokTotals,
} from '#entities/goods'
import { defineBoard, withDetail } from '#shared/board'
import { tiktokFilters } from '../config/tiktok-filters.ts'

const board = defineBoard({
  path: '/tiktok/goods',
  title: '商品搜索',
  operation: 'searchGoods',
  params: { marketplace: 'tiktok' },
  columns: <C>(c: GoodsColumns<C>) => [
    ...goodsIdentity(c),
    ...goodsPrice(c, '售价'),
    c.slot('commission', '佣金', { width: 76, hint: '达人佣金占售价的比例' }),
    c.count('salesDay', '日销量(估)', { sort: 'daily_sales', hint: '昨日销量（件），估算', width: 128 }),
    c.count('salesWeek', '近7天销量(估)', {
      sort: 'weekly_sales',
      hint: '近 7 天销量（件），估算',
      width: 148,
    }),
    c.slot('weekChange', '增长率', { width: 92, hint: '近 7 天比之前 7 天，取自 30 天走势' }),
    c.count('salesMonth', '近30天销量(估)', {
      sort: 'monthly_sales',
      hint: '近 30 天销量（件），估算',
      width: 156,
    }),
    ...tiktokTotals(c),
    c.count('creatorCount', '达人数', { width: 80 }),
    c.count('videoCount', '视频数', { width: 80 }),
    ...salesTrend(c),
    ...goodsReviews(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: tiktokFilters,
  sort: 'weekly_sales:desc',
  access: 'tiktok',
})

/** TikTok product search. */
export const tiktokGoods = withDetail(board, '/tiktok/detail')
