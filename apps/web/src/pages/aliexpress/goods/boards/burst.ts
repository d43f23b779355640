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
  path: '/aliexpress/burst',
  title: '飙升榜',
  operation: 'rankGoods',
  params: { marketplace: 'aliexpress', board: 'surge' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankColumn(c),
    ...rankedGoods(c),
    ...goodsPrice(c, '现价'),
    ...struckPrice(c, '原价'),
    ...periodSales(c, '周增(估)', '上周'),
    ...rankRun(c),
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

/** By growth of seven days above a least base. */
export const aliexpressBurst = withDetail(board, '/aliexpress/detail')
