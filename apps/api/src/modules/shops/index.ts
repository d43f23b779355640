// What other modules may use of this one, beside its rules.
export { rankShops } from './operations/rank-shops.ts'
export { searchShops } from './operations/search-shops.ts'
export { SHOP_LIST } from './store/shop-list.ts'
export { rankFilter, searchFilter } from './store/shop-query.ts'
export { findRankPage, type RankSort, rankDays } from './store/shop-rank-search.ts'
export { newestShopFigures, readShopRows } from './store/shop-read.ts'
export { newestDay, rollUpShops } from './store/shop-roll-up.ts'
export { findShopPage, walkShops } from './store/shop-search.ts'
