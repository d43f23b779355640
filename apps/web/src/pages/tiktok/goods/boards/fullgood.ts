import {
  goodsClosing,
  goodsDates,
  goodsOrigin,
  goodsPrice,
  goodsReviews,
  periodSales,
  type RankColumns,
  rankColumn,
  rankDate,
  rankedGoods,
  rankPeriod,
  rankRun,
  salesTrend,
  tiktokTotals,
  tiktokTraits,
} from '#entities/goods'
import { defineBoard, withDetail } from '#shared/board'
import { tiktokFilters } from '../config/tiktok-filters.ts'

const board = defineBoard({
  path: '/tiktok_a/fullgood',
  title: '全托管商品榜',
  operation: 'rankGoods',
  params: { marketplace: 'tiktok', board: 'full' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankColumn(c),
    ...rankedGoods(c),
    ...goodsPrice(c, '售价'),
    c.slot('supply', '供货模式', { width: 92 }),
    ...periodSales(c, '周期销量(估)'),
    ...rankRun(c),
    ...tiktokTraits(c),
    ...tiktokTotals(c),
    ...goodsOrigin(c),
    ...salesTrend(c),
    ...goodsReviews(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => [...rankPeriod(f), ...rankDate(f), ...tiktokFilters(f)],
  sort: 'place:asc',
  access: 'tiktok',
})

/** Full-hosted goods by units sold in the period. */
export const tiktokFullgood = withDetail(board, '/tiktok/detail')
