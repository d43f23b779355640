import {
  asGoods,
  asGoodsFilters,
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
    ...goodsPrice(asGoods(c), '售价'),
    ...newGoods(c),
    ...tiktokTraits(c),
    ...tiktokTotals(asGoods(c)),
    ...goodsOrigin(c),
    ...salesTrend(asGoods(c)),
    ...goodsReviews(asGoods(c)),
    ...rankRun(c),
    ...goodsDates(asGoods(c)),
    ...goodsClosing(asGoods(c)),
  ],
  filters: (f) => [...rankDate(f), ...tiktokFilters(asGoodsFilters(f))],
  sort: 'place:asc',
  access: 'tiktok',
})

/** Listed in the last 30 days. */
export const tiktokNewgood = withDetail(board, '/tiktok/detail')
