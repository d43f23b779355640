import type { operations } from '@haixuan/api-sdk/schema'
import { dayOfTime, timeOfDay } from '#modules/reference/rules'

import {
  CREATOR_RANGES,
  type CreatorFilter,
  LIVE_RANGES,
  type LiveFilter,
  VIDEO_RANGES,
  type VideoFilter,
} from './creator-filter.ts'
import { readRanges, readScope } from './subject-query.ts'

type QueryOf<Id extends 'searchCreators' | 'searchLives' | 'searchVideos' | 'rankCreators'> = NonNullable<
  operations[Id]['parameters']['query']
>

/** First moment of the day so many days ago. */
function startOf(daysAgo: number | undefined): number | null {
  return daysAgo === undefined ? null : timeOfDay(dayOfTime(Date.now()) - daysAgo)
}

export function creatorFilter(query: QueryOf<'searchCreators'>): CreatorFilter {
  return {
    ...readScope(query),
    kind: query.kind ?? null,
    verified: query.verified ?? null,
    hasContact: query.has_contact ?? null,
    gender: query.audience_gender ?? null,
    age: query.audience_age ?? null,
    goodsId: query.product ?? null,
    ranges: readRanges(query, CREATOR_RANGES),
  }
}

export function creatorRankFilter(query: QueryOf<'rankCreators'>) {
  return { ...readScope(query), ranges: readRanges(query, { followers: '粉丝数', gmv: '销售额' }) }
}

export function liveFilter(query: QueryOf<'searchLives'>): LiveFilter {
  return {
    ...readScope(query),
    creator: query.creator ?? null,
    goodsId: query.product ?? null,
    onAir: query.on_air ?? null,
    startedFrom: startOf(query.started_within),
    ranges: readRanges(query, LIVE_RANGES),
  }
}

export function videoFilter(query: QueryOf<'searchVideos'>): VideoFilter {
  return {
    ...readScope(query),
    creator: query.creator ?? null,
    goodsId: query.product ?? null,
    promoted: query.promoted ?? null,
    postedFrom: startOf(query.posted_within),
    ranges: readRanges(query, VIDEO_RANGES),
  }
}
