import { FULL_COUNTRIES } from '#entities/region'
import {
  type RankColumns,
  rankFilters,
  rankGoods,
  rankIdentity,
  rankSales,
  rankTrust,
  shopClosing,
  shopTrend,
} from '#entities/shop'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/tiktok_a/fullshop',
  title: '全托管店铺榜',
  operation: 'rankShops',
  params: { marketplace: 'tiktok', board: 'full' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankIdentity(c),
    c.count('creatorCount', '带货达人', { sort: 'creators', hint: '各商品带货达人数之和', width: 100 }),
    ...rankSales(c, '周期'),
    ...rankGoods(c),
    ...shopTrend(c),
    ...rankTrust(c),
    ...shopClosing(c),
  ],
  filters: (f) => rankFilters(f, { regions: FULL_COUNTRIES, hosting: false, isTiktok: true }),
  sort: 'place:asc',
  access: 'tiktok',
})

/** Shops whose goods the marketplace sells for them, in the countries that have this. */
export const tiktokHostFullShop = withDetail(board, '/tiktok_a/shopdetail')
