import {
  allGoodsFilters,
  chance,
  dismissedFilter,
  goodsClosing,
  goodsDates,
  goodsOrigin,
  goodsPrice,
  goodsReviews,
  type RankColumns,
  rankColumn,
  rankDate,
  rankedGoods,
  rankRun,
  rankWeights,
  salesFour,
  salesTrend,
  similarGoods,
} from '#entities/goods'
import { REGION_SETS } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/temu/burst',
  title: 'AI推荐',
  operation: 'rankGoods',
  params: { marketplace: 'temu', board: 'burst' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankColumn(c),
    ...rankedGoods(c),
    ...chance(c, '机会分'),
    ...goodsPrice(c, '价格'),
    ...salesFour(c),
    ...goodsOrigin(c),
    ...salesTrend(c),
    ...goodsReviews(c),
    ...similarGoods(c),
    ...rankRun(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => [
    ...rankDate(f),
    ...rankWeights(f),
    ...dismissedFilter(f),
    ...allGoodsFilters(f, REGION_SETS),
  ],
  sort: 'place:asc',
  access: 'user',
})

/** Products by a score whose parts are shown and can be weighed. */
export const temuBurst = withDetail(board, '/temu/detail')
