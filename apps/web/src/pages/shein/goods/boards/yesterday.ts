import {
  goodsBrand,
  goodsClosing,
  goodsDates,
  goodsOrigin,
  goodsPrice,
  goodsReviews,
  goodsVariants,
  periodSales,
  type RankColumns,
  rankColumn,
  rankDate,
  rankedGoods,
  rankRun,
  salesTrend,
  struckPrice,
} from '#entities/goods'
import { defineBoard, withDetail } from '#shared/board'
import { sheinFilters } from '../config/shein-filters.ts'

const board = defineBoard({
  path: '/shein/yesterday',
  title: '昨日热销榜',
  operation: 'rankGoods',
  params: { marketplace: 'shein', board: 'day' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankColumn(c),
    ...rankedGoods(c),
    ...goodsPrice(c, '价格'),
    ...struckPrice(c, '划线价'),
    ...goodsBrand(c),
    ...periodSales(c, '昨日销量(估)', '前日销量'),
    ...rankRun(c),
    ...goodsOrigin(c),
    ...salesTrend(c),
    ...goodsReviews(c, '(约)'),
    ...goodsVariants(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => [...rankDate(f), ...sheinFilters(f)],
  sort: 'place:asc',
  access: 'user',
})

/** Best sellers of yesterday. */
export const sheinYesterday = withDetail(board, '/shein/detail')
