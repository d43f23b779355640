import {
  allGoodsFilters,
  dropFilters,
  goodsClosing,
  goodsDates,
  goodsOrigin,
  goodsReviews,
  priceDrop,
  type RankColumns,
  rankColumn,
  rankCountry,
  rankDate,
  rankedGoods,
  rankRun,
  salesFour,
  salesTrend,
} from '#entities/goods'
import { REGION_SETS } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/temu/bomb',
  title: '降价榜',
  operation: 'rankGoods',
  params: { marketplace: 'temu', board: 'price-drop' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankColumn(c),
    ...rankedGoods(c),
    ...priceDrop(c),
    ...salesFour(c),
    ...goodsOrigin(c),
    ...salesTrend(c),
    ...goodsReviews(c),
    ...rankRun(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => [...rankDate(f), ...rankCountry(f), ...dropFilters(f), ...allGoodsFilters(f, REGION_SETS)],
  sort: 'place:asc',
  access: 'user',
})

/** Prices that went down, compared inside one region and currency. */
export const temuBomb = withDetail(board, '/temu/detail')
