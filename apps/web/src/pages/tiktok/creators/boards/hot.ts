import { type CreatorRankColumns, creatorRankFilters, rankClosing, rankIdentity } from '#entities/creator'
import { TIKTOK_COUNTRIES } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/tiktok/hot',
  title: '热门达人榜',
  operation: 'rankCreators',
  params: { marketplace: 'tiktok', board: 'hot' },
  columns: <C>(c: CreatorRankColumns<C>) => [
    ...rankIdentity(c),
    c.count('followers', '总粉丝数', { sort: 'followers', width: 112 }),
    c.count('videoCount', '总作品数', { sort: 'videos', width: 104 }),
    c.slot('likesAdded', '点赞增量', { sort: 'likes_added', width: 112, hint: '统计期内净增的点赞' }),
    ...rankClosing(c),
  ],
  filters: (f) => creatorRankFilters(f, TIKTOK_COUNTRIES),
  sort: 'place:asc',
  access: 'tiktok',
})

/** Who won most likes. */
export const creatorHot = withDetail(board, '/tiktok/creator')
