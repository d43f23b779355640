import {
  type CreatorRankColumns,
  creatorRankFilters,
  rankClosing,
  rankFollowers,
  rankIdentity,
} from '#entities/creator'
import { TIKTOK_COUNTRIES } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/tiktok/blue',
  title: '蓝V达人榜',
  operation: 'rankCreators',
  params: { marketplace: 'tiktok', board: 'blue' },
  columns: <C>(c: CreatorRankColumns<C>) => [
    ...rankIdentity(c),
    ...rankFollowers(c),
    c.slot('likesAdded', '点赞增量', { sort: 'likes_added', width: 112, hint: '统计期内净增的点赞' }),
    ...rankClosing(c),
  ],
  filters: (f) => creatorRankFilters(f, TIKTOK_COUNTRIES),
  sort: 'place:asc',
  access: 'tiktok',
})

/** Creators with the blue mark. */
export const creatorBlue = withDetail(board, '/tiktok/creator')
