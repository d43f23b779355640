import {
  asGoods,
  asGoodsFilters,
  dispatchFilters,
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
  salesTrend,
  struckPrice,
  totalSales,
  wishesAndDispatch,
} from '#entities/goods'
import { REGION_SETS } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/aliexpress/volume',
  title: '新品榜',
  operation: 'rankGoods',
  params: { marketplace: 'aliexpress', board: 'new' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankColumn(c),
    ...rankedGoods(c),
    ...goodsPrice(asGoods(c), '现价'),
    ...struckPrice(asGoods(c), '原价'),
    ...newGoods(c),
    ...totalSales(asGoods(c), '总销量(已售)', 132),
    ...goodsOrigin(c),
    ...salesTrend(asGoods(c)),
    ...goodsReviews(asGoods(c)),
    ...wishesAndDispatch(asGoods(c)),
    ...rankRun(c),
    ...goodsDates(asGoods(c)),
    ...goodsClosing(asGoods(c)),
  ],
  filters: (f) => [...rankedGoodsFilters(f, REGION_SETS, '国家'), ...dispatchFilters(asGoodsFilters(f))],
  sort: 'place:asc',
  access: 'user',
})

/** Listed in the last 30 days. */
export const aliexpressVolume = withDetail(board, '/aliexpress/detail')
