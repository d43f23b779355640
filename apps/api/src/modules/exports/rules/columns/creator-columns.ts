import type { components } from '@haixuan/api-sdk/schema'
import { columnsOf, hundredth } from '../file-column.ts'
import { type Catalog, type ListColumns, qualityColumns, seriesText } from './catalog.ts'

type CreatorRow = components['schemas']['CreatorRow']
type CreatorRankRow = components['schemas']['CreatorRankRow']
type TopLive = CreatorRankRow['topLive']

const c = columnsOf<CreatorRow>()
const KIND = { self_run: '自营', independent: '独立' } as const

/** A live in one cell: its title and whose it is. */
export const liveText = (live: TopLive) => (live === null ? null : `${live.title}（${live.creator}）`)
/** Names from the first level down. */
export const pathText = (category: { path: string[] } | null) => category?.path.join(' > ') ?? null

const all = {
  id: [c.id('达人账号', (row) => row.id)],
  nickname: [c.text('达人昵称', (row) => row.nickname)],
  avatarUrl: [c.text('头像', (row) => row.avatarUrl)],
  url: [c.text('主页链接', (row) => row.url)],
  regionName: [c.text('国家/地区', (row) => row.regionName)],
  category: [c.text('带货类目', (row) => pathText(row.category))],
  kind: [c.text('类型', (row) => (row.kind === null ? null : KIND[row.kind]))],
  verified: [c.yes('蓝V', (row) => row.verified)],
  hasContact: [c.yes('公开联系方式', (row) => row.hasContact)],
  followers: [c.count('粉丝数', (row) => row.followers)],
  likes: [c.count('获赞数', (row) => row.likes)],
  videoCount: [c.count('作品数', (row) => row.videoCount)],
  engagement: [c.share('互动率', (row) => hundredth(row.engagement))],
  avgViews: [c.count('平均播放', (row) => row.avgViews)],
  units: [c.count('28天销量(估)', (row) => row.units)],
  gmvUsd: [c.usd('28天带货GMV', (row) => row.gmvUsd)],
  liveShare: [c.share('直播GMV占比', (row) => hundredth(row.liveShare))],
  goodsCount: [c.count('带货商品数', (row) => row.goodsCount)],
  trend: [c.text('30天每日粉丝数', (row) => seriesText(row.trend))],
  updatedAt: [c.moment('更新时间', (row) => row.updatedAt)],
} satisfies Record<
  Exclude<keyof CreatorRow, 'marketplace' | 'quality' | 'regionId'>,
  Catalog<CreatorRow>[string]
>

const CREATOR = ['id', 'nickname', 'regionName', 'verified', 'url']

/** Columns of a list of creators. */
export const CREATOR_COLUMNS: ListColumns<CreatorRow, unknown> = {
  all,
  cells: { creator: CREATOR, trust: [], actions: [] },
  quality: qualityColumns(
    (row) => row.quality,
    (row) => row.updatedAt,
  ),
}

const r = columnsOf<CreatorRankRow>()
const ranked = {
  place: [r.count('名次', (row) => row.place)],
  placeChange: [r.count('名次升降', (row) => row.placeChange)],
  daysOnBoard: [r.count('在榜天数', (row) => row.daysOnBoard)],
  id: [r.id('达人账号', (row) => row.id)],
  nickname: [r.text('达人昵称', (row) => row.nickname)],
  avatarUrl: [r.text('头像', (row) => row.avatarUrl)],
  url: [r.text('主页链接', (row) => row.url)],
  regionName: [r.text('国家/地区', (row) => row.regionName)],
  category: [r.text('带货类目', (row) => pathText(row.category))],
  verified: [r.yes('蓝V', (row) => row.verified)],
  followers: [r.count('粉丝数', (row) => row.followers)],
  followersAdded: [r.count('粉丝变化量', (row) => row.followersAdded)],
  growth: [r.share('涨粉率', (row) => row.growth)],
  likesAdded: [r.count('点赞增量', (row) => row.likesAdded)],
  videosAdded: [r.count('新增作品', (row) => row.videosAdded)],
  videoCount: [r.count('作品数', (row) => row.videoCount)],
  units: [r.count('销量(估)', (row) => row.units)],
  gmvUsd: [r.usd('GMV', (row) => row.gmvUsd)],
  goodsCount: [r.count('带货商品数', (row) => row.goodsCount)],
  avgViews: [r.count('平均播放', (row) => row.avgViews)],
  potentialScore: [r.decimal('潜力指数', (row) => row.potentialScore)],
  topLive: [r.text('Top直播间', (row) => liveText(row.topLive))],
} satisfies Record<
  Exclude<keyof CreatorRankRow, 'marketplace' | 'quality' | 'regionId'>,
  Catalog<CreatorRankRow>[string]
>

/** Columns of a board of creators. */
export const CREATOR_RANK_COLUMNS: ListColumns<CreatorRankRow, unknown> = {
  all: ranked,
  cells: {
    creator: CREATOR,
    place: ['place', 'placeChange'],
    added: ['followersAdded'],
    trust: [],
    actions: [],
  },
  // A place is as old as its board, which the name of the list says.
  quality: qualityColumns(
    (row) => row.quality,
    () => null,
  ),
}
