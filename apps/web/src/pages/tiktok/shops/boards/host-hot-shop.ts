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
  path: '/tiktok_a/hotshop',
  title: '店铺热推榜',
  operation: 'rankShops',
  params: { marketplace: 'tiktok', board: 'pushed' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankIdentity(c),
    c.count('creatorsWon', '新增达人', { sort: 'creators_won', hint: '所选周期新增的带货达人', width: 100 }),
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

/** Shops that win most creators. */
export const tiktokHostHotShop = withDetail(board, '/tiktok_a/shopdetail')
