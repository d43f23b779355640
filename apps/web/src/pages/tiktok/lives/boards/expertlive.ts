import { type CreatorRankColumns, creatorRankFilters, rankClosing, rankIdentity } from '#entities/creator'
import { TIKTOK_COUNTRIES } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/tiktok/expertlive',
  title: '直播带货达人榜',
  operation: 'rankCreators',
  params: { marketplace: 'tiktok', board: 'live' },
  columns: <C>(c: CreatorRankColumns<C>) => [
    ...rankIdentity(c),
    c.count('followers', '粉丝数', { sort: 'followers', width: 104 }),
    c.count('units', '直播销量(估)', { sort: 'units', width: 128, hint: '统计期内，件' }),
    c.usd('gmvUsd', '直播GMV($，估)', { sort: 'gmv', width: 148, hint: '统计期内，美元' }),
    c.count('goodsCount', '动销商品数', { sort: 'goods', width: 120, hint: '统计期内在直播间卖出过的商品' }),
    c.slot('topLive', 'TopGMV直播间', { width: 220, hint: '统计期内销售额最高的一场' }),
    ...rankClosing(c),
  ],
  filters: (f) => creatorRankFilters(f, TIKTOK_COUNTRIES),
  sort: 'place:asc',
  access: 'tiktok',
})

/** Who sold most in lives. */
export const liveCreators = withDetail(board, '/tiktok/creator')
