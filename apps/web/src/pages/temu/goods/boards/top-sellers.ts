import {
  goodsClosing,
  goodsDates,
  goodsGmv,
  goodsOrigin,
  goodsPrice,
  goodsReviews,
  periodSales,
  type RankColumns,
  rankColumn,
  rankedGoods,
  rankedGoodsFilters,
  rankRun,
  salesTrend,
  similarGoods,
} from '#entities/goods'
import { REGION_SETS } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

/** @param days how many the board counts */
function topSellers<Path extends string>(path: Path, title: string, board: 'week' | 'month', days: 7 | 30) {
  const ranked = defineBoard({
    path,
    title,
    operation: 'rankGoods',
    params: { marketplace: 'temu', board },
    columns: <C>(c: RankColumns<C>) => [
      ...rankColumn(c),
      ...rankedGoods(c),
      ...goodsPrice(c, '价格'),
      ...periodSales(c, `近${days}天销量`),
      ...rankRun(c),
      ...goodsGmv(c, 'GMV($)'),
      ...goodsOrigin(c),
      ...salesTrend(c),
      ...goodsReviews(c),
      ...similarGoods(c),
      ...goodsDates(c),
      ...goodsClosing(c),
    ],
    filters: (f) => rankedGoodsFilters(f, REGION_SETS),
    sort: 'place:asc',
    access: 'user',
  })
  return withDetail(ranked, '/temu/detail')
}

/** Best sellers of seven days. */
export const temuWeektop = topSellers('/temu/weektop', '周热销榜', 'week', 7)
/** Best sellers of thirty days. */
export const temuMonthtop = topSellers('/temu/monthtop', '月热销榜', 'month', 30)
