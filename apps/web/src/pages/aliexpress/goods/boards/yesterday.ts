import {
  dispatchFilters,
  goodsClosing,
  goodsDates,
  goodsOrigin,
  goodsPrice,
  goodsReviews,
  periodSales,
  type RankColumns,
  rankColumn,
  rankedGoods,
  rankedGoodsFilters,
  rankRun,
  salesTotal,
  salesTrend,
  struckPrice,
  wishesAndDispatch,
} from '#entities/goods'
import { REGION_SETS } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/aliexpress/yesterday',
  title: '昨日热销榜',
  operation: 'rankGoods',
  params: { marketplace: 'aliexpress', board: 'day' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankColumn(c),
    ...rankedGoods(c),
    ...goodsPrice(c, '现价'),
    ...struckPrice(c, '原价'),
    ...periodSales(c, '日增(估)', '前日'),
    ...rankRun(c),
    c.count('salesWeek', '周增', { sort: 'weekly_sales', hint: '近 7 天销量（件）' }),
    c.count('salesMonth', '月增', { sort: 'monthly_sales', hint: '近 30 天销量（件）' }),
    ...salesTotal(c, '总销量(已售)', 132),
    ...goodsOrigin(c),
    ...salesTrend(c),
    ...goodsReviews(c),
    ...wishesAndDispatch(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => [...rankedGoodsFilters(f, REGION_SETS, '国家'), ...dispatchFilters(f)],
  sort: 'place:asc',
  access: 'user',
})

/** AliExpress by the growth of yesterday. */
export const aliexpressYesterday = withDetail(board, '/aliexpress/detail')
