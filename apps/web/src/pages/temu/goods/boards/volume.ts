import {
  goodsClosing,
  goodsDates,
  goodsOrigin,
  goodsPrice,
  goodsReviews,
  newGoods,
  type RankColumns,
  rankColumn,
  rankedGoods,
  rankedGoodsFilters,
  rankRun,
  salesFour,
  salesTrend,
} from '#entities/goods'
import { REGION_SETS } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/temu/volume',
  title: '新品榜',
  operation: 'rankGoods',
  params: { marketplace: 'temu', board: 'new' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankColumn(c),
    ...rankedGoods(c),
    ...goodsPrice(c, '价格'),
    ...newGoods(c),
    ...salesFour(c),
    ...goodsOrigin(c),
    ...salesTrend(c),
    ...goodsReviews(c),
    ...rankRun(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => rankedGoodsFilters(f, REGION_SETS),
  sort: 'place:asc',
  access: 'user',
})

/** Products listed in the last 30 days. */
export const temuVolume = withDetail(board, '/temu/detail')
