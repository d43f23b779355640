import { TIKTOK_COUNTRIES } from '#entities/region'
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
  path: '/tiktok_a/starshop',
  title: '明星店铺',
  operation: 'rankShops',
  params: { marketplace: 'tiktok', board: 'star' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankIdentity(c),
    c.slot('brand', '品牌', { width: 104 }),
    c.count('creatorCount', '带货达人', { sort: 'creators', hint: '各商品带货达人数之和', width: 100 }),
    ...rankSales(c, '周期'),
    ...rankGoods(c),
    ...shopTrend(c),
    ...rankTrust(c),
    ...shopClosing(c),
  ],
  filters: (f) => rankFilters(f, { regions: TIKTOK_COUNTRIES, isTiktok: true }),
  sort: 'place:asc',
  access: 'tiktok',
})

/** Shops under a brand of their own, with their creators. */
export const tiktokHostStarShop = withDetail(board, '/tiktok_a/shopdetail')
