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
  path: '/tiktok/star',
  title: '涨粉达人榜',
  operation: 'rankCreators',
  params: { marketplace: 'tiktok', board: 'star' },
  columns: <C>(c: CreatorRankColumns<C>) => [
    ...rankIdentity(c),
    ...rankFollowers(c),
    c.slot('growth', '涨粉率', { sort: 'growth', width: 100, hint: '变化量 ÷ 统计期前的粉丝数' }),
    c.count('videoCount', '作品数', { sort: 'videos', width: 88 }),
    ...rankClosing(c),
  ],
  filters: (f) => creatorRankFilters(f, TIKTOK_COUNTRIES),
  sort: 'place:asc',
  access: 'tiktok',
})

/** Who won most followers. */
export const creatorStar = withDetail(board, '/tiktok/creator')
