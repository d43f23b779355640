import {
  type GoodsColumns,
  goodsBrand,
  goodsClosing,
  goodsDates,
  goodsIdentity,
  goodsPrice,
  goodsReviews,
  goodsVariants,
  salesFour,
  salesTrend,
  similarGoods,
  struckPrice,
} from '#entities/goods'
import { defineBoard, withDetail } from '#shared/board'
import { sheinFilters } from '../config/shein-filters.ts'

const board = defineBoard({
  path: '/shein',
  title: '商品搜索',
  operation: 'searchGoods',
  params: { marketplace: 'shein' },
  columns: <C>(c: GoodsColumns<C>) => [
    ...goodsIdentity(c),
    ...goodsPrice(c, '价格'),
    ...struckPrice(c, '划线价'),
    ...salesFour(c, '(估)'),
    ...salesTrend(c),
    ...goodsReviews(c, '(约)'),
    ...similarGoods(c),
    ...goodsBrand(c),
    ...goodsVariants(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: sheinFilters,
  sort: 'weekly_sales:desc',
  access: 'user',
})

/** Shein product search; the marketplace publishes no exact sales. */
export const sheinSearch = withDetail(board, '/shein/detail')
