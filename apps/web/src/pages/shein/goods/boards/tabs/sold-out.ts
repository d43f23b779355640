import {
  asGoods,
  asGoodsFilters,
  goodsClosing,
  goodsDates,
  goodsOrigin,
  goodsPrice,
  goodsVariants,
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
import { defineBoard, withDetail } from '#shared/board'
import { sheinFilters } from '../../config/shein-filters.ts'

const board = defineBoard({
  path: '/shein/yesterday',
  title: '昨日热销榜',
  operation: 'rankGoods',
  params: { marketplace: 'shein', board: 'sold-out' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankColumn(c),
    ...rankedGoods(c),
    ...goodsPrice(asGoods(c), '价格'),
    ...soldOut(c),
    ...goodsVariants(asGoods(c)),
    ...salesFour(asGoods(c), '(估)'),
    ...goodsOrigin(c),
    ...salesTrend(asGoods(c)),
    ...rankRun(c),
    ...goodsDates(asGoods(c)),
    ...goodsClosing(asGoods(c)),
  ],
  filters: (f) => [...rankDate(f), ...judgementTab(f), ...sheinFilters(asGoodsFilters(f))],
  sort: 'place:asc',
  access: 'user',
})

/** The second tab of the page: out of stock, with the sizes that are gone. */
export const sheinSoldOut = withDetail(board, '/shein/detail')
