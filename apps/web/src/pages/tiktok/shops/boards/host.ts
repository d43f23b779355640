import { withDetail, withPath } from '#shared/board'
import { tiktokFullShop } from './full-shop.ts'
import { tiktokHotShop } from './hot-shop.ts'
import { tiktokShopRank } from './shop-rank.ts'
import { tiktokShopSearch } from './shop-search.ts'

const SHOP = '/tiktok_a/shopdetail'

// The tree inside the host client: the same boards, their base path changed.
export const tiktokHostFullShop = withDetail(withPath(tiktokFullShop, '/tiktok_a/fullshop'), SHOP)
export const tiktokHostHotShop = withDetail(withPath(tiktokHotShop, '/tiktok_a/hotshop'), SHOP)
export const tiktokHostShopRank = withDetail(withPath(tiktokShopRank, '/tiktok_a/shoprank'), SHOP)
export const tiktokHostShopSearch = withDetail(withPath(tiktokShopSearch, '/tiktok_a/shopsearch'), SHOP)
