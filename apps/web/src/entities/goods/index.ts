export {
  goodsCountQuery,
  goodsDetailQuery,
  goodsHistoryQuery,
  goodsPageQuery,
  similarGoodsQuery,
} from './goods.query.ts'
export { dayBefore, dayChange, discount, weekChange } from './goods-change.ts'
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
} from './goods-columns.ts'
export {
  allGoodsFilters,
  hostingFilter,
  placeFilters,
  priceFilter,
  reviewFilters,
  salesFilters,
  stateFilters,
} from './goods-filters.ts'
export { goodsName, marketplaceUrl, sourcingUrl } from './goods-link.ts'
export type { GoodsColumns, GoodsRow, GoodsSlot, Marketplace } from './goods-row.ts'
export { type QualityMark, qualityMarks } from './quality-marks.ts'
