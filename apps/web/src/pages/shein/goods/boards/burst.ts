import {
  chance,
  dismissedFilter,
  goodsBrand,
  goodsClosing,
  goodsDates,
  goodsOrigin,
  goodsPrice,
  goodsReviews,
  goodsVariants,
  type RankColumns,
  rankColumn,
  rankDate,
  rankedGoods,
  rankRun,
  rankWeights,
  salesFour,
  salesTrend,
  similarGoods,
  struckPrice,
} from '#entities/goods'
import { defineBoard, withDetail } from '#shared/board'
import { sheinFilters } from '../config/shein-filters.ts'

const board = defineBoard({
  path: '/shein/burst',
  title: 'AI推荐',
  operation: 'rankGoods',
  params: { marketplace: 'shein', board: 'burst' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankColumn(c),
    ...rankedGoods(c),
    ...chance(c, '机会分'),
    ...goodsPrice(c, '价格'),
    ...struckPrice(c, '划线价'),
    ...goodsBrand(c),
    ...salesFour(c, '(估)'),
    ...goodsOrigin(c),
    ...salesTrend(c),
    ...goodsReviews(c, '(约)'),
    ...similarGoods(c),
    ...goodsVariants(c),
    ...rankRun(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => [...rankDate(f), ...rankWeights(f), ...dismissedFilter(f), ...sheinFilters(f)],
  sort: 'place:asc',
  access: 'user',
})

/** Products by a score whose parts are shown and can be weighed. */
export const sheinBurst = withDetail(board, '/shein/detail')
