import {
  goodsClosing,
  goodsDates,
  goodsOrigin,
  goodsPrice,
  goodsReviews,
  newGoods,
  type RankColumns,
  rankColumn,
  rankDate,
  rankedGoods,
  rankRun,
  salesTrend,
  tiktokTotals,
  tiktokTraits,
} from '#entities/goods'
import { defineBoard, withDetail } from '#shared/board'
import { tiktokFilters } from '../config/tiktok-filters.ts'

const board = defineBoard({
  path: '/tiktok/newgood',
  title: '新品榜',
  operation: 'rankGoods',
  params: { marketplace: 'tiktok', board: 'new' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankColumn(c),
    ...rankedGoods(c),
    ...goodsPrice(c, '售价'),
    ...newGoods(c),
    ...tiktokTraits(c),
    ...tiktokTotals(c),
    ...goodsOrigin(c),
    ...salesTrend(c),
    ...goodsReviews(c),
    ...rankRun(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => [...rankDate(f), ...tiktokFilters(f)],
  sort: 'place:asc',
  access: 'tiktok',
})

/** Listed in the last 30 days. */
export const tiktokNewgood = withDetail(board, '/tiktok/detail')
