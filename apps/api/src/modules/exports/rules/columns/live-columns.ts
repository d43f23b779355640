import type { components } from '@haixuan/api-sdk/schema'
import { columnsOf } from '../file-column.ts'
import { type Catalog, type ListColumns, qualityColumns } from './catalog.ts'
import { liveText, pathText } from './creator-columns.ts'

type LiveRow = components['schemas']['LiveRow']
type LiveGoodsRow = components['schemas']['LiveGoodsRankRow']
type VideoRow = components['schemas']['VideoRow']

const c = columnsOf<LiveRow>()
const lives = {
  id: [c.id('直播ID', (row) => row.id)],
  title: [c.text('直播标题', (row) => row.title)],
  coverUrl: [c.text('封面', (row) => row.coverUrl)],
  creator: [
    c.id('主播账号', (row) => row.creator.id),
    c.text('主播昵称', (row) => row.creator.nickname),
    c.count('主播粉丝数', (row) => row.creator.followers),
  ],
  regionName: [c.text('国家/地区', (row) => row.regionName)],
  category: [c.text('带货类目', (row) => pathText(row.category))],
  onAir: [c.yes('直播中', (row) => row.onAir)],
  startedAt: [c.moment('开播时间', (row) => row.startedAt)],
  endedAt: [c.moment('下播时间', (row) => row.endedAt)],
  duration: [c.count('直播时长(分钟)', (row) => row.duration)],
  units: [c.count('总销量(估)', (row) => row.units)],
  gmvUsd: [c.usd('总销售额', (row) => row.gmvUsd)],
  viewers: [c.count('累计观看人次', (row) => row.viewers)],
  peakOnline: [c.count('在线人数峰值', (row) => row.peakOnline)],
  goodsCount: [c.count('商品数', (row) => row.goodsCount)],
  updatedAt: [c.moment('更新时间', (row) => row.updatedAt)],
} satisfies Record<Exclude<keyof LiveRow, 'marketplace' | 'quality' | 'regionId'>, Catalog<LiveRow>[string]>

/** Columns of a list of lives. */
export const LIVE_COLUMNS: ListColumns<LiveRow, unknown> = {
  all: lives,
  cells: { live: ['id', 'title', 'onAir', 'regionName'], host: ['creator'], trust: [], actions: [] },
  quality: qualityColumns(
    (row) => row.quality,
    (row) => row.updatedAt,
  ),
}

const g = columnsOf<LiveGoodsRow>()
const liveGoods = {
  place: [g.count('名次', (row) => row.place)],
  placeChange: [g.count('名次升降', (row) => row.placeChange)],
  daysOnBoard: [g.count('在榜天数', (row) => row.daysOnBoard)],
  id: [g.id('商品ID', (row) => row.id)],
  titleZh: [g.text('商品标题（中文）', (row) => row.titleZh)],
  title: [g.text('商品标题（英文）', (row) => row.title)],
  imageUrl: [g.text('商品主图', (row) => row.imageUrl)],
  priceUsd: [g.usd('价格', (row) => row.priceUsd)],
  shop: [g.id('店铺ID', (row) => row.shop?.id ?? null), g.text('店铺名称', (row) => row.shop?.name ?? null)],
  category: [g.text('分类', (row) => pathText(row.category))],
  units: [g.count('直播销量(估)', (row) => row.units)],
  gmvUsd: [g.usd('直播GMV', (row) => row.gmvUsd)],
  lives: [g.count('直播场次', (row) => row.lives)],
  creators: [g.count('带货达人数', (row) => row.creators)],
  topLive: [g.text('Top直播间', (row) => liveText(row.topLive))],
} satisfies Record<Exclude<keyof LiveGoodsRow, 'marketplace' | 'quality'>, Catalog<LiveGoodsRow>[string]>

/** Columns of a board of products that sell in lives. */
export const LIVE_GOODS_COLUMNS: ListColumns<LiveGoodsRow, unknown> = {
  all: liveGoods,
  cells: {
    place: ['place', 'placeChange'],
    goods: ['id', 'titleZh', 'title', 'imageUrl', 'priceUsd'],
    trust: [],
    actions: [],
  },
  quality: qualityColumns(
    (row) => row.quality,
    () => null,
  ),
}

const v = columnsOf<VideoRow>()
const videos = {
  id: [v.id('视频ID', (row) => row.id)],
  title: [v.text('视频标题', (row) => row.title)],
  coverUrl: [v.text('封面', (row) => row.coverUrl)],
  url: [v.text('视频链接', (row) => row.url)],
  creator: [v.id('达人账号', (row) => row.creator.id), v.text('达人昵称', (row) => row.creator.nickname)],
  goods: [
    v.id('商品ID', (row) => row.goods?.id ?? null),
    v.text('商品标题', (row) => row.goods?.titleZh ?? row.goods?.title ?? null),
  ],
  regionName: [v.text('国家/地区', (row) => row.regionName)],
  category: [v.text('类目', (row) => pathText(row.category))],
  duration: [v.count('时长(秒)', (row) => row.duration)],
  postedAt: [v.moment('发布时间', (row) => row.postedAt)],
  views: [v.count('播放', (row) => row.views)],
  likes: [v.count('点赞', (row) => row.likes)],
  comments: [v.count('评论', (row) => row.comments)],
  shares: [v.count('分享', (row) => row.shares)],
  units: [v.count('销量(估)', (row) => row.units)],
  gmvUsd: [v.usd('视频GMV', (row) => row.gmvUsd)],
  promoted: [v.yes('投流', (row) => row.promoted)],
  updatedAt: [v.moment('更新时间', (row) => row.updatedAt)],
} satisfies Record<Exclude<keyof VideoRow, 'marketplace' | 'quality' | 'regionId'>, Catalog<VideoRow>[string]>

/** Columns of a list of videos. */
export const VIDEO_COLUMNS: ListColumns<VideoRow, unknown> = {
  all: videos,
  cells: { video: ['id', 'title', 'url'], owner: ['creator'], trust: [], actions: [] },
  quality: qualityColumns(
    (row) => row.quality,
    (row) => row.updatedAt,
  ),
}
