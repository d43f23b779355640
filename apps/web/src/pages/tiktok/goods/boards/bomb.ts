import {
  creatorsAndVideos,
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
} from '#entities/goods'
import { defineBoard, withDetail } from '#shared/board'
import { tiktokFilters } from '../config/tiktok-filters.ts'

const board = defineBoard({
  path: '/tiktok/bomb',
  title: '爆品榜',
  operation: 'rankGoods',
  params: { marketplace: 'tiktok', board: 'sales' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankColumn(c),
    ...rankedGoods(c),
    ...goodsPrice(c, '售价'),
    c.slot('commission', '佣金', { width: 76 }),
    ...periodSales(c, '周期销量(估)'),
    ...rankRun(c),
    ...tiktokTotals(c),
    ...creatorsAndVideos(c),
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

/** By units sold in the period. */
export const tiktokBomb = withDetail(board, '/tiktok/detail')
