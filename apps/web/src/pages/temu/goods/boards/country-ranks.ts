import {
  allGoodsFilters,
  goodsClosing,
  goodsDates,
  goodsGmv,
  goodsOrigin,
  goodsPrice,
  goodsReviews,
  periodSales,
  type RankColumns,
  rankColumn,
  rankCountry,
  rankDate,
  rankedGoods,
  rankRun,
  regionFigures,
  salesTrend,
} from '#entities/goods'
import { REGION_SETS } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

/** Best sellers of one country at a time; the reader says which. */
function countryRank<Path extends string>(path: Path, title: string, board: 'eu' | 'world') {
  const ranked = defineBoard({
    path,
    title,
    operation: 'rankGoods',
    params: { marketplace: 'temu', board },
    columns: <C>(c: RankColumns<C>) => [
      ...rankColumn(c),
      ...rankedGoods(c),
      ...regionFigures(c),
      ...periodSales(c, '近7天销量'),
      ...rankRun(c),
      ...goodsPrice(c, '主要地区价格'),
      ...goodsGmv(c, 'GMV($)'),
      ...goodsOrigin(c),
      ...salesTrend(c),
      ...goodsReviews(c),
      ...goodsDates(c),
      ...goodsClosing(c),
    ],
    filters: (f) => [...rankDate(f), ...rankCountry(f), ...allGoodsFilters(f, REGION_SETS)],
    sort: 'place:asc',
    access: 'user',
  })
  return withDetail(ranked, '/temu/detail')
}

/** Countries of Europe and Arabia in the order of the specification. */
export const temuEurank = countryRank('/temu/eurank', '欧洲热销榜', 'eu')
/** The other countries in the order of the specification. */
export const temuWorldrank = countryRank('/temu/worldrank', '全球热销榜', 'world')
