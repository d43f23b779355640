export { shopCompanyQuery, shopDetailQuery, shopHistoryQuery } from './api/shop.query.ts'
export {
  rankColumns,
  shopClosing,
  shopCreators,
  shopGoods,
  shopIdentity,
  shopMoney,
  shopPrices,
  shopSales,
  shopTrend,
  shopTrust,
} from './config/shop-columns.ts'
export { rankFilters, shopFilters } from './config/shop-filters.ts'
export { SHOP_RULES } from './config/shop-rules.ts'
export { mixText, reasonText, shareText, shopTags, shopUrl, yearsOpen } from './lib/shop-facts.ts'
export type {
  Marketplace,
  RankColumns,
  RankSlot,
  ShopColumns,
  ShopRankRow,
  ShopRow,
  ShopSlot,
} from './model/shop-row.ts'
