export {
  goodsDetailQuery,
  goodsHistoryQuery,
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
  creatorFilters,
  hostingFilter,
  placeFilters,
  priceFilter,
  reviewFilters,
  salesFilters,
  stateFilters,
  traitFilters,
  variantFilters,
} from './config/goods-filters.ts'
export {
  chance,
  goodsOrigin,
  newGoods,
  periodSales,
  priceDrop,
  rankedGoods,
  rankPlace,
  rankRun,
  regionFigures,
  soldOut,
  starsByArea,
  tiktokTraits,
  topVideo,
} from './config/rank-columns.ts'
export {
  dismissedFilter,
  dropFilters,
  judgementTab,
  rankCountry,
  rankDate,
  rankPeriod,
  rankWeights,
} from './config/rank-filters.ts'
export { dayBefore, dayChange, discount, weekChange } from './lib/goods-change.ts'
export { goodsName, marketplaceUrl, shopPageOf, sourcingUrl } from './lib/goods-link.ts'
export { qualityMarks } from './lib/quality-marks.ts'
export type { GoodsColumns, GoodsRow, GoodsSlot, Marketplace } from './model/goods-row.ts'
export {
  asGoods,
  asGoodsFilters,
  type RankColumns,
  type RankPage,
  type RankRow,
  type RankSlot,
} from './model/rank-row.ts'
