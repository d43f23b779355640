import {
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
  tiktokTraits,
} from '#entities/goods'
import { defineBoard, withDetail } from '#shared/board'
import { tiktokFilters } from '../config/tiktok-filters.ts'

const board = defineBoard({
  path: '/tiktok_a/burst',
  title: '潜力爆品',
  operation: 'rankGoods',
  params: { marketplace: 'tiktok', board: 'potential' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankColumn(c),
    ...rankedGoods(c),
    ...chance(c, '潜力分'),
    ...goodsPrice(c, '售价'),
    ...tiktokTraits(c),
    ...salesFour(c, '(估)'),
    ...goodsOrigin(c),
    ...salesTrend(c),
    ...goodsReviews(c),
    ...rankRun(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => [...rankDate(f), ...rankWeights(f), ...dismissedFilter(f), ...tiktokFilters(f)],
  sort: 'place:asc',
  access: 'tiktok',
})

/** Growth, few creators and commission, as a score whose parts are shown and can be weighed. */
export const tiktokPotential = withDetail(board, '/tiktok/detail')
