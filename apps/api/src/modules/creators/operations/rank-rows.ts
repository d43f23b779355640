import type { components } from '@haixuan/api-sdk/schema'
import { known, MISSING } from '#modules/goods/rules'

import { NO_CHANGE } from '../rules/creator-board.ts'
import { CREATOR_FLAG as FLAG, triState } from '../rules/creator-flag.ts'
import type { CreatorRankData, LiveGoodsRankData } from '../store/creator-rank-read.ts'
import { categoryOf, qualityOf, regionOf } from '../store/creator-rows.ts'

type Schemas = components['schemas']

const signed = (change: number): number | null => (change === NO_CHANGE ? null : change)

function placeOf({ place, previous, days_on }: { place: number; previous: number; days_on: number }) {
  return { place, placeChange: previous === MISSING ? null : previous - place, daysOnBoard: days_on }
}

function topLiveOf(data: CreatorRankData | LiveGoodsRankData): Schemas['CreatorRankRow']['topLive'] {
  if (data.top_key === null) return null
  return {
    id: data.top_key,
    title: data.top_title ?? '',
    creator: data.top_creator ?? '',
    units: known(data.top_units ?? MISSING),
    gmvUsd: known(data.top_gmv ?? MISSING),
  }
}

/** A place on a board of creators as the contract shows it. */
export function creatorRankRow(data: CreatorRankData): Schemas['CreatorRankRow'] {
  const growth = signed(data.growth)
  return {
    id: data.external_id,
    marketplace: 'tiktok',
    ...placeOf(data),
    nickname: data.nickname,
    avatarUrl: data.avatar_url,
    url: data.url,
    ...regionOf(data.region_id),
    category: categoryOf(data.category_key, data.category_path),
    verified: triState(data.flags, FLAG.verified, FLAG.plain),
    followers: known(data.followers),
    followersAdded: signed(data.followers_added),
    growth: growth === null ? null : growth / 10_000,
    likesAdded: signed(data.likes_added),
    videosAdded: signed(data.videos_added),
    videoCount: known(data.video_count),
    units: known(data.units),
    gmvUsd: known(data.gmv),
    goodsCount: known(data.goods_count),
    avgViews: known(data.avg_views),
    potentialScore: data.potential === MISSING ? null : data.potential / 10,
    topLive: topLiveOf(data),
    quality: qualityOf(data.flags),
  }
}

/** A place on the board of products in lives as the contract shows it. */
export function liveGoodsRankRow(data: LiveGoodsRankData): Schemas['LiveGoodsRankRow'] {
  const { shop_key } = data
  return {
    id: data.external_id,
    marketplace: 'tiktok',
    ...placeOf(data),
    title: data.title,
    titleZh: data.title_zh,
    imageUrl: data.image_url,
    priceUsd: known(data.price_usd),
    shop: shop_key === null ? null : { id: shop_key, name: data.shop_name ?? shop_key },
    category: categoryOf(data.category_key, data.category_path),
    units: known(data.units),
    gmvUsd: known(data.gmv),
    lives: known(data.lives),
    creators: known(data.creators),
    topLive: topLiveOf(data),
    quality: qualityOf(data.flags),
  }
}
