import {
  allGoodsFilters,
  asGoods,
  asGoodsFilters,
  goodsClosing,
  goodsDates,
  goodsGmv,
  goodsOrigin,
  goodsPrice,
  goodsReviews,
  periodSales,
  type RankColumns,
  rankCountry,
  rankDate,
  rankedGoods,
  rankPlace,
  rankRun,
  regionFigures,
  salesTrend,
} from '#entities/goods'
import { REGION_SETS } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/temu/eurank',
  title: '欧洲热销榜',
  operation: 'rankGoods',
  params: { marketplace: 'temu', board: 'eu' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankPlace(c),
    ...rankedGoods(c),
    ...regionFigures(c),
    ...periodSales(c, '近7天销量'),
    ...rankRun(c),
    ...goodsPrice(asGoods(c), '主要地区价格'),
    ...goodsGmv(asGoods(c), 'GMV($)'),
    ...goodsOrigin(c),
    ...salesTrend(asGoods(c)),
    ...goodsReviews(asGoods(c)),
    ...goodsDates(asGoods(c)),
    ...goodsClosing(asGoods(c)),
  ],
  filters: (f) => [...rankDate(f), ...rankCountry(f), ...allGoodsFilters(asGoodsFilters(f), REGION_SETS)],
  sort: 'place:asc',
  access: 'user',
})

/** Countries of Europe and Arabia in the order of the specification. */
export const temuEurank = withDetail(board, '/temu/detail')
