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
  salesTotal,
  salesTrend,
  similarGoods,
} from './config/goods-columns.ts'
export {
  allGoodsFilters,
  creatorFilters,
  dispatchFilters,
  goodsFigureFilters,
  hostingFilter,
  priceFilter,
  salesFilters,
  scopeFilters,
  shopOriginFilter,
  sizeFilter,
  variantFilters,
} from './config/goods-filters.ts'
export {
  chance,
  creatorsAndVideos,
  goodsOrigin,
  newGoods,
  periodSales,
  priceDrop,
  rankColumn,
  rankedGoods,
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
  rankedGoodsFilters,
  rankPeriod,
  rankWeights,
} from './config/rank-filters.ts'
export {
  goodsBrand,
  goodsVariants,
  struckPrice,
  tiktokTotals,
  wishesAndDispatch,
} from './config/trait-columns.ts'
export { goodsName, marketplaceUrl, shopPageOf, sourcingUrl } from './lib/goods-link.ts'
export { qualityMarks } from './lib/quality-marks.ts'
export type { GoodsColumns, GoodsRow, GoodsSlot, Marketplace } from './model/goods-row.ts'
export type {
  RankColumns,
  RankPage,
  RankRow,
  RankSlot,
} from './model/rank-row.ts'
