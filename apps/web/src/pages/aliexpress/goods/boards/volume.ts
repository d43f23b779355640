import {
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
  salesTotal,
  salesTrend,
  struckPrice,
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
    ...goodsPrice(c, '现价'),
    ...struckPrice(c, '原价'),
    ...newGoods(c),
    ...salesTotal(c, '总销量(已售)', 132),
    ...goodsOrigin(c),
    ...salesTrend(c),
    ...goodsReviews(c),
    ...wishesAndDispatch(c),
    ...rankRun(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => [...rankedGoodsFilters(f, REGION_SETS, '国家'), ...dispatchFilters(f)],
  sort: 'place:asc',
  access: 'user',
})

/** Listed in the last 30 days. */
export const aliexpressVolume = withDetail(board, '/aliexpress/detail')
