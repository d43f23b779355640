import {
  asGoods,
  asGoodsFilters,
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
    ...goodsPrice(asGoods(c), '售价'),
    c.slot('supply', '供货模式', { width: 92 }),
    ...periodSales(c, '周期销量(估)'),
    ...rankRun(c),
    ...tiktokTraits(c),
    ...tiktokTotals(asGoods(c)),
    ...goodsOrigin(c),
    ...salesTrend(asGoods(c)),
    ...goodsReviews(asGoods(c)),
    ...goodsDates(asGoods(c)),
    ...goodsClosing(asGoods(c)),
  ],
  filters: (f) => [...rankPeriod(f), ...rankDate(f), ...tiktokFilters(asGoodsFilters(f))],
  sort: 'place:asc',
  access: 'tiktok',
})

/** Full-hosted goods by units sold in the period. */
export const tiktokFullgood = withDetail(board, '/tiktok/detail')
