import {
  type GoodsColumns,
  goodsClosing,
  goodsDates,
  goodsIdentity,
  goodsPrice,
  goodsReviews,
  hostingFilter,
  placeFilters,
  priceFilter,
  reviewFilters,
  salesFilters,
  salesFour,
  salesTrend,
  similarGoods,
  stateFilters,
  traitFilters,
  variantFilters,
} from '#entities/goods'
import { REGION_SETS } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/shein',
  title: '商品搜索',
  operation: 'searchGoods',
  params: { marketplace: 'shein' },
  columns: <C>(c: GoodsColumns<C>) => [
    ...goodsIdentity(c),
    ...goodsPrice(c, '价格'),
    c.money('originalPrice', '划线价'),
    c.slot('discount', '折扣', { width: 80, hint: '现价 ÷ 划线价' }),
    ...salesFour(c, '(估)'),
    ...salesTrend(c),
    ...goodsReviews(c, '(约)'),
    ...similarGoods(c),
    c.slot('brand', '品牌', { width: 108 }),
    c.count('colourCount', '颜色数', { width: 80 }),
    c.slot('sizes', '尺码', { width: 108 }),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => [
    ...placeFilters(f, REGION_SETS, '国家'),
    ...hostingFilter(f),
    ...priceFilter(f),
    ...salesFilters(f),
    ...reviewFilters(f),
    ...stateFilters(f),
    ...traitFilters(f),
    ...variantFilters(f),
  ],
  sort: 'weekly_sales:desc',
  access: 'user',
})

/** Shein product search; the marketplace publishes no exact sales. */
export const sheinSearch = withDetail(board, '/shein/detail')
