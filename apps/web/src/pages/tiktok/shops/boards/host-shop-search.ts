import { TIKTOK_COUNTRIES } from '#entities/region'
import {
  type ShopColumns,
  shopClosing,
  shopFilters,
  shopGoods,
  shopIdentity,
  shopMoney,
  shopSales,
  shopTrend,
  shopTrust,
} from '#entities/shop'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/tiktok_a/shopsearch',
  title: '店铺搜索',
  operation: 'searchShops',
  params: { marketplace: 'tiktok' },
  columns: <C>(c: ShopColumns<C>) => [
    ...shopIdentity(c),
    ...shopGoods(c),
    ...shopSales(c, '估'),
    ...shopMoney(c),
    c.count('creatorCount', '带货达人', { sort: 'creators', hint: '各商品带货达人数之和', width: 100 }),
    ...shopTrend(c),
    ...shopTrust(c),
    ...shopClosing(c),
  ],
  filters: (f) => shopFilters(f, TIKTOK_COUNTRIES, true),
  sort: 'gmv:desc',
  access: 'tiktok',
})

/** Every shop of the marketplace. */
export const tiktokHostShopSearch = withDetail(board, '/tiktok_a/shopdetail')
