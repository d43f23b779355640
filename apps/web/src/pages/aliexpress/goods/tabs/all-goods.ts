import {
  allGoodsFilters,
  dispatchFilters,
  type GoodsColumns,
  goodsClosing,
  goodsDates,
  goodsIdentity,
  goodsPrice,
  goodsReviews,
  salesTotal,
  salesTrend,
  struckPrice,
  wishesAndDispatch,
} from '#entities/goods'
import { REGION_SETS } from '#entities/region'
import { defineBoard, withDetail, withKept } from '#shared/board'

const board = defineBoard({
  path: '/aliexpress/yesterday',
  title: '昨日热销榜',
  operation: 'searchGoods',
  params: { marketplace: 'aliexpress' },
  columns: <C>(c: GoodsColumns<C>) => [
    ...goodsIdentity(c),
    ...goodsPrice(c, '现价'),
    ...struckPrice(c, '原价'),
    c.count('salesDay', '日增(估)', { sort: 'daily_sales', hint: '昨日销量（件），估算', width: 112 }),
    c.slot('dayBefore', '前日', { width: 80, hint: '前日销量（件），取自 30 天走势' }),
    c.slot('dayChange', '环比', { width: 88, hint: '昨日比前日' }),
    c.count('salesWeek', '周增', { sort: 'weekly_sales', hint: '近 7 天销量（件）' }),
    c.count('salesMonth', '月增', { sort: 'monthly_sales', hint: '近 30 天销量（件）' }),
    ...salesTotal(c, '总销量(已售)', 132),
    ...salesTrend(c),
    ...goodsReviews(c),
    ...wishesAndDispatch(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => [...allGoodsFilters(f, REGION_SETS, '国家'), ...dispatchFilters(f)],
  sort: 'daily_sales:desc',
  access: 'user',
})

/** Every product of AliExpress; a tab of the board of yesterday. */
export const aliexpressAllGoods = withKept(withDetail(board, '/aliexpress/detail'), { tab: 'all' })
