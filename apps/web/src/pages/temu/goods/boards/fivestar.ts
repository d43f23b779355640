import {
  goodsClosing,
  goodsDates,
  goodsOrigin,
  goodsPrice,
  type RankColumns,
  rankColumn,
  rankedGoods,
  rankedGoodsFilters,
  rankRun,
  salesFour,
  salesTrend,
  starsByArea,
} from '#entities/goods'
import { REGION_SETS } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/temu/fivestar',
  title: '五星榜',
  operation: 'rankGoods',
  params: { marketplace: 'temu', board: 'fivestar' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankColumn(c),
    ...rankedGoods(c),
    ...goodsPrice(c, '价格'),
    ...starsByArea(c),
    ...salesFour(c),
    ...goodsOrigin(c),
    ...salesTrend(c),
    ...rankRun(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => rankedGoodsFilters(f, REGION_SETS),
  sort: 'place:asc',
  access: 'user',
})

/** At least 4.8 stars from at least 50 reviews. */
export const temuFivestar = withDetail(board, '/temu/detail')
