import {
  allGoodsFilters,
  goodsClosing,
  goodsDates,
  goodsOrigin,
  goodsPrice,
  judgementTab,
  type RankColumns,
  rankColumn,
  rankDate,
  rankedGoods,
  rankRun,
  salesFour,
  salesTrend,
  soldOut,
} from '#entities/goods'
import { REGION_SETS } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/temu/yesterday',
  title: '售罄榜',
  operation: 'rankGoods',
  params: { marketplace: 'temu', board: 'sold-out' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankColumn(c),
    ...rankedGoods(c),
    ...goodsPrice(c, '价格'),
    ...soldOut(c),
    ...salesFour(c),
    ...goodsOrigin(c),
    ...salesTrend(c),
    ...rankRun(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => [...rankDate(f), ...judgementTab(f), ...allGoodsFilters(f, REGION_SETS)],
  sort: 'place:asc',
  access: 'user',
})

/** Products that sold and went silent, with what it means. */
export const temuYesterday = withDetail(board, '/temu/detail')
