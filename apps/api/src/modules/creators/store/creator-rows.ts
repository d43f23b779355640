import type { components } from '@haixuan/api-sdk/schema'
import { known, MISSING } from '#modules/goods/rules'
import { REGIONS } from '#modules/reference/rules'

import { CREATOR_FLAG as FLAG, triState } from '../rules/creator-flag.ts'
import type { CreatorRowData, LiveRowData, VideoRowData } from './creator-row-read.ts'

type Schemas = components['schemas']

/** Days of the trend in a list. */
const TREND_DAYS = 30

/** Marks of a row that is neither suspect nor sold out: those are of products. */
export function qualityOf(flags: number): Schemas['GoodsQuality'] {
  return {
    demo: (flags & FLAG.demo) !== 0,
    suspect: false,
    stockOut: false,
    interpolated: false,
    estimated: (flags & FLAG.estimated) !== 0,
  }
}

/** Name of a region beside its id; null where it is not known. */
export function regionOf(regionId: number) {
  if (regionId === MISSING) return { regionId: null, regionName: null }
  return { regionId, regionName: REGIONS.get(regionId)?.nameZh ?? null }
}

/** A category as rows name it. */
export function categoryOf(key: string | null, path: string[] | null) {
  return key === null ? null : { id: key, path: path ?? [] }
}

/** Percent of a share that is stored in parts of a percent. */
export function percentOf(stored: number, parts: 10 | 100): number | null {
  return stored === MISSING ? null : stored / parts
}

/** A creator as lists show them. @param historyDays days that the caller may see; the trend is cut to them */
export function creatorRow(data: CreatorRowData, historyDays: number): Schemas['CreatorRow'] {
  const kind = triState(data.flags, FLAG.selfRun, FLAG.independent)
  return {
    id: data.external_id,
    marketplace: 'tiktok',
    nickname: data.nickname,
    avatarUrl: data.avatar_url,
    url: data.url,
    ...regionOf(data.region_id),
    category: categoryOf(data.category_key, data.category_path),
    kind: kind === null ? null : kind ? 'self_run' : 'independent',
    verified: triState(data.flags, FLAG.verified, FLAG.plain),
    hasContact: (data.flags & FLAG.contact) !== 0,
    followers: known(data.followers),
    likes: known(data.likes),
    videoCount: known(data.video_count),
    engagement: percentOf(data.engagement, 100),
    avgViews: known(data.avg_views),
    units: known(data.units),
    gmvUsd: known(data.gmv),
    liveShare: percentOf(data.live_share, 100),
    goodsCount: known(data.goods_count),
    trend: (data.trend ?? []).slice(-Math.min(historyDays, TREND_DAYS)).map(known),
    updatedAt: data.updated_at,
    quality: qualityOf(data.flags),
  }
}

function ownerOf(data: LiveRowData | VideoRowData): Schemas['CreatorBrief'] {
  const key = data.creator_key ?? ''
  return {
    id: key,
    nickname: data.creator_name ?? key,
    avatarUrl: data.creator_avatar,
    followers: known(data.creator_followers ?? MISSING),
  }
}

/** A live as lists show it. */
export function liveRow(data: LiveRowData): Schemas['LiveRow'] {
  return {
    id: data.external_id,
    marketplace: 'tiktok',
    title: data.title,
    coverUrl: data.cover_url,
    creator: ownerOf(data),
    ...regionOf(data.region_id),
    category: categoryOf(data.category_key, data.category_path),
    onAir: data.ended_at === MISSING,
    startedAt: data.started_at,
    endedAt: known(data.ended_at),
    duration: known(data.duration),
    units: known(data.units),
    gmvUsd: known(data.gmv),
    viewers: known(data.viewers),
    peakOnline: known(data.peak_online),
    goodsCount: known(data.goods_count),
    updatedAt: data.updated_at,
    quality: qualityOf(data.flags),
  }
}

/** A product as another row names it. */
export function goodsBrief(data: {
  goods_key: string
  goods_title: string | null
  goods_title_zh: string | null
  goods_image: string | null
  goods_price: number | null
}): Schemas['GoodsBrief'] {
  return {
    id: data.goods_key,
    title: data.goods_title ?? data.goods_key,
    titleZh: data.goods_title_zh,
    imageUrl: data.goods_image,
    priceUsd: known(data.goods_price ?? MISSING),
  }
}

/** A video as lists show it. */
export function videoRow(data: VideoRowData): Schemas['VideoRow'] {
  const { goods_key } = data
  return {
    id: data.external_id,
    marketplace: 'tiktok',
    title: data.title,
    coverUrl: data.cover_url,
    url: data.url,
    creator: ownerOf(data),
    goods: goods_key === null ? null : goodsBrief({ ...data, goods_key }),
    ...regionOf(data.region_id),
    category: categoryOf(data.category_key, data.category_path),
    duration: known(data.duration),
    postedAt: data.posted_at,
    views: known(data.views),
    likes: known(data.likes),
    comments: known(data.comments),
    shares: known(data.shares),
    units: known(data.units),
    gmvUsd: known(data.gmv),
    promoted: triState(data.flags, FLAG.promoted, FLAG.unpromoted),
    updatedAt: data.updated_at,
    quality: qualityOf(data.flags),
  }
}
