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
  rankDate,
  rankedGoods,
  rankPlace,
  rankRun,
  salesTrend,
  similarGoods,
} from '#entities/goods'
import { REGION_SETS } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/temu/monthtop',
  title: '月热销榜',
  operation: 'rankGoods',
  params: { marketplace: 'temu', board: 'month' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankPlace(c),
    ...rankedGoods(c),
    ...goodsPrice(asGoods(c), '价格'),
    ...periodSales(c, '近30天销量'),
    ...rankRun(c),
    ...goodsGmv(asGoods(c), 'GMV($)'),
    ...goodsOrigin(c),
    ...salesTrend(asGoods(c)),
    ...goodsReviews(asGoods(c)),
    ...similarGoods(asGoods(c)),
    ...goodsDates(asGoods(c)),
    ...goodsClosing(asGoods(c)),
  ],
  filters: (f) => [...rankDate(f), ...allGoodsFilters(asGoodsFilters(f), REGION_SETS)],
  sort: 'place:asc',
  access: 'user',
})

/** Best sellers of thirty days. */
export const temuMonthtop = withDetail(board, '/temu/detail')
