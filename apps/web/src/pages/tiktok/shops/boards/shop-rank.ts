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
  path: '/tiktok/shoprank',
  title: '店铺销量榜',
  operation: 'rankShops',
  params: { marketplace: 'tiktok', board: 'sales' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankIdentity(c),
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

/** Shops by what they sell in a day, a week or a month. */
export const tiktokShopRank = withDetail(board, '/tiktok/shopdetail')
