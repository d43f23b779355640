import {
  type GoodsColumns,
  goodsBrand,
  goodsClosing,
  goodsDates,
  goodsFigureFilters,
  goodsIdentity,
  goodsPrice,
  goodsReviews,
  salesFour,
  salesTrend,
  scopeFilters,
  sizeFilter,
} from '#entities/goods'
import { REGION_SETS } from '#entities/region'
import { defineBoard, withDetail, withFixed } from '#shared/board'

const board = defineBoard({
  path: '/shein/semi',
  title: '半托管商品',
  operation: 'searchGoods',
  params: { marketplace: 'shein' },
  columns: <C>(c: GoodsColumns<C>) => [
    ...goodsIdentity(c),
    ...goodsPrice(c, '本地价'),
    ...salesFour(c, '(估)'),
    ...goodsBrand(c),
    ...salesTrend(c),
    ...goodsReviews(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => [...scopeFilters(f, REGION_SETS), ...goodsFigureFilters(f), ...sizeFilter(f)],
  sort: 'daily_sales:desc',
  access: 'user',
})

/** Goods that their sellers keep in stock near the buyer. */
export const sheinSemi = withFixed(withDetail(board, '/shein/detail'), { hosting: 'semi' })
