import { type CreatorColumns, creatorFilters } from '#entities/creator'
import { TIKTOK_COUNTRIES } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/tiktok/search',
  title: '达人搜索',
  operation: 'searchCreators',
  params: { marketplace: 'tiktok' },
  columns: <C>(c: CreatorColumns<C>) => [
    c.slot('creator', '达人', { width: 280, pin: 'left' }),
    c.slot('category', '带货类目', { width: 128 }),
    c.count('followers', '粉丝数', { sort: 'followers', width: 104 }),
    c.slot('engagement', '互动率', { sort: 'engagement', width: 96, hint: '点赞、评论、分享之和 ÷ 播放' }),
    c.count('avgViews', '平均播放', { sort: 'avg_views', width: 108 }),
    c.count('units', '28天销量(估)', { sort: 'units', width: 132 }),
    c.usd('gmvUsd', '带货GMV($，估)', { sort: 'gmv', width: 148, hint: '近 28 天，美元' }),
    c.slot('liveShare', '直播GMV占比', { sort: 'live_share', width: 128 }),
    c.series('trend', '30天粉丝', { width: 144, hint: '近 30 天每日粉丝数；断开处无数据' }),
    c.count('goodsCount', '带货商品数', { width: 108 }),
    c.count('videoCount', '作品数', { width: 88, hidden: true }),
    c.moment('updatedAt', '更新时间', { sort: 'updated_at', width: 108 }),
    c.slot('trust', '可信度', { width: 120, hint: '估算与示例数据的标记' }),
    c.slot('actions', '操作', { width: 88, pin: 'right' }),
  ],
  filters: (f) => creatorFilters(f, TIKTOK_COUNTRIES),
  sort: 'gmv:desc',
  access: 'tiktok',
})

/** Search for creators. */
export const creatorSearch = withDetail(board, '/tiktok/creator')
