import { type CreatorRankColumns, creatorRankFilters, rankClosing, rankIdentity } from '#entities/creator'
import { TIKTOK_COUNTRIES } from '#entities/region'
import { defineBoard, withDetail, withKept } from '#shared/board'

const board = defineBoard({
  path: '/tiktok/hot',
  title: '热门达人榜',
  operation: 'rankCreators',
  params: { marketplace: 'tiktok', board: 'dark_horse' },
  columns: <C>(c: CreatorRankColumns<C>) => [
    ...rankIdentity(c),
    c.score('potentialScore', '潜力指数', { sort: 'potential', width: 104, hint: '0–100，算法见表格上方' }),
    c.usd('gmvUsd', '带货总GMV($，估)', { sort: 'gmv', width: 164, hint: '统计期内，美元' }),
    c.count('videosAdded', '视频发布量', { width: 112, hint: '统计期内发布' }),
    c.count('avgViews', '平均播放', { width: 104 }),
    c.count('units', '总销量(估)', { sort: 'units', width: 116, hint: '统计期内，件' }),
    c.count('followers', '粉丝数', { sort: 'followers', width: 104 }),
    c.slot('growth', '涨粉率', { sort: 'growth', width: 100, hint: '变化量 ÷ 统计期前的粉丝数' }),
    ...rankClosing(c),
  ],
  filters: (f) => creatorRankFilters(f, TIKTOK_COUNTRIES),
  sort: 'place:asc',
  access: 'tiktok',
})

/** Who is small and growing fast; a tab of the board of those who are hot. */
export const darkHorse = withKept(withDetail(board, '/tiktok/creator'), { tab: 'dark_horse' })
