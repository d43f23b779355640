export {
  goodsCountQuery,
  goodsDetailQuery,
  goodsHistoryQuery,
  goodsPageQuery,
  similarGoodsQuery,
} from './api/goods.query.ts'
export {
  goodsClosing,
  goodsDates,
  goodsGmv,
  goodsIdentity,
  goodsPrice,
  goodsReviews,
  salesFour,
  salesTrend,
  similarGoods,
} from './config/goods-columns.ts'
export {
  allGoodsFilters,
  hostingFilter,
  placeFilters,
  priceFilter,
  reviewFilters,
  salesFilters,
  stateFilters,
} from './config/goods-filters.ts'
export { dayBefore, dayChange, discount, weekChange } from './lib/goods-change.ts'
export { goodsName, marketplaceUrl, sourcingUrl } from './lib/goods-link.ts'
export { qualityMarks } from './lib/quality-marks.ts'
export type { GoodsColumns, GoodsRow, GoodsSlot, Marketplace } from './model/goods-row.ts'
