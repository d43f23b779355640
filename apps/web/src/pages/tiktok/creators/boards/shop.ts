import { type CreatorRankColumns, creatorRankFilters, rankClosing, rankIdentity } from '#entities/creator'
import { TIKTOK_COUNTRIES } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/tiktok/shop',
  title: '带货达人榜',
  operation: 'rankCreators',
  params: { marketplace: 'tiktok', board: 'shop' },
  columns: <C>(c: CreatorRankColumns<C>) => [
    ...rankIdentity(c),
    c.count('followers', '总粉丝数', { sort: 'followers', width: 112 }),
    c.count('goodsCount', '带货商品数', { sort: 'goods', width: 120 }),
    c.usd('gmvUsd', '带货总GMV($，估)', { sort: 'gmv', width: 164, hint: '统计期内，美元' }),
    c.count('units', '销量(估)', { sort: 'units', width: 104, hint: '统计期内，件' }),
    ...rankClosing(c),
  ],
  filters: (f) => creatorRankFilters(f, TIKTOK_COUNTRIES),
  sort: 'place:asc',
  access: 'tiktok',
})

/** Who sold most. */
export const creatorShop = withDetail(board, '/tiktok/creator')
