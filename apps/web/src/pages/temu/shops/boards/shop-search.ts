import { REGION_SETS } from '#entities/region'
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
  path: '/temu/shopSearch',
  title: '店铺搜索',
  operation: 'searchShops',
  params: { marketplace: 'temu' },
  columns: <C>(c: ShopColumns<C>) => [
    ...shopIdentity(c),
    ...shopGoods(c),
    ...shopSales(c),
    ...shopMoney(c),
    ...shopTrend(c),
    ...shopTrust(c),
    ...shopClosing(c),
  ],
  filters: (f) => shopFilters(f, REGION_SETS),
  sort: 'weekly_sales:desc',
  access: 'user',
})

/** Every shop of the marketplace. */
export const temuShopSearch = withDetail(board, '/temu/shop')
