import {
  goodsBrand,
  goodsClosing,
  goodsDates,
  goodsOrigin,
  goodsPrice,
  goodsReviews,
  goodsVariants,
  newGoods,
  type RankColumns,
  rankColumn,
  rankDate,
  rankedGoods,
  rankRun,
  salesFour,
  salesTrend,
  struckPrice,
} from '#entities/goods'
import { defineBoard, withDetail } from '#shared/board'
import { sheinFilters } from '../config/shein-filters.ts'

const board = defineBoard({
  path: '/shein/volume',
  title: '新品榜',
  operation: 'rankGoods',
  params: { marketplace: 'shein', board: 'new' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankColumn(c),
    ...rankedGoods(c),
    ...goodsPrice(c, '价格'),
    ...struckPrice(c, '划线价'),
    ...goodsBrand(c),
    ...newGoods(c, true),
    ...salesFour(c, '(估)'),
    ...goodsOrigin(c),
    ...salesTrend(c),
    ...goodsReviews(c, '(约)'),
    ...goodsVariants(c),
    ...rankRun(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => [...rankDate(f), ...sheinFilters(f)],
  sort: 'listed_at:desc',
  access: 'user',
})

/** Listed in the last 30 days, the newest first; SHEIN lists new goods every day. */
export const sheinVolume = withDetail(board, '/shein/detail')
