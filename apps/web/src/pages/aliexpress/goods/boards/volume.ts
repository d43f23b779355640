import {
  asGoods,
  asGoodsFilters,
  goodsClosing,
  goodsDates,
  goodsOrigin,
  goodsPrice,
  goodsReviews,
  hostingFilter,
  newGoods,
  placeFilters,
  priceFilter,
  type RankColumns,
  rankDate,
  rankedGoods,
  rankPlace,
  rankRun,
  reviewFilters,
  salesFilters,
  salesTrend,
  stateFilters,
  traitFilters,
} from '#entities/goods'
import { REGION_SETS } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/aliexpress/volume',
  title: '新品榜',
  operation: 'rankGoods',
  params: { marketplace: 'aliexpress', board: 'new' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankPlace(c),
    ...rankedGoods(c),
    ...goodsPrice(asGoods(c), '现价'),
    c.money('originalPrice', '原价'),
    c.slot('discount', '折扣', { width: 80, hint: '现价 ÷ 原价' }),
    ...newGoods(c),
    c.count('salesTotal', '总销量(已售)', { sort: 'sales', hint: '上架以来销量（件）', width: 132 }),
    ...goodsOrigin(c),
    ...salesTrend(asGoods(c)),
    ...goodsReviews(asGoods(c)),
    c.count('wishCount', '收藏', { width: 80, hint: '加入心愿单的人数' }),
    c.slot('shipFrom', '发货地', { width: 96 }),
    ...rankRun(c),
    ...goodsDates(asGoods(c)),
    ...goodsClosing(asGoods(c)),
  ],
  filters: (f) => [
    ...rankDate(f),
    ...placeFilters(asGoodsFilters(f), REGION_SETS, '国家'),
    ...hostingFilter(asGoodsFilters(f)),
    ...priceFilter(asGoodsFilters(f)),
    ...salesFilters(asGoodsFilters(f)),
    ...reviewFilters(asGoodsFilters(f)),
    ...stateFilters(asGoodsFilters(f)),
    ...traitFilters(asGoodsFilters(f)),
  ],
  sort: 'place:asc',
  access: 'user',
})

/** Listed in the last 30 days. */
export const aliexpressVolume = withDetail(board, '/aliexpress/detail')
