import {
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
    ...goodsPrice(c, '价格'),
    ...soldOut(c),
    ...goodsVariants(c),
    ...salesFour(c, '(估)'),
    ...goodsOrigin(c),
    ...salesTrend(c),
    ...rankRun(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => [...rankDate(f), ...judgementTab(f), ...sheinFilters(f)],
  sort: 'place:asc',
  access: 'user',
})

/** The second tab of the page: out of stock, with the sizes that are gone. */
export const sheinSoldOut = withDetail(board, '/shein/detail')
