import type { Keyword } from '#modules/goods/rules'
import type { Bounds } from '#platform/bounds.ts'

/** What creators, lives and videos are all filtered by. */
export interface ScopeFilter {
  /** Number of the marketplace in the database. */
  code: number
  keyword: Keyword | null
  /** Temu regionIds; null: any. */
  regions: number[] | null
  /** Category id of the marketplace; the whole subtree counts. */
  category: string | null
}

/** Figures by which creators can be limited: percent, counts and US cents. */
export const CREATOR_RANGES = {
  followers: '粉丝数',
  engagement: '互动率',
  units: '28天销量',
  gmv: '带货GMV',
  avg_views: '平均播放',
} as const

export type AgeGroup = '18-24' | '25-34' | '35-44' | '45-54' | '55+'
export const AGE_GROUPS: readonly AgeGroup[] = ['18-24', '25-34', '35-44', '45-54', '55+']

export interface CreatorFilter extends ScopeFilter {
  kind: 'self_run' | 'independent' | null
  verified: boolean | null
  hasContact: boolean | null
  /** The larger half of the followers. */
  gender: 'female' | 'male' | null
  /** The largest age group. */
  age: AgeGroup | null
  /** Product id of the marketplace that they sell. */
  goodsId: string | null
  ranges: Partial<Record<keyof typeof CREATOR_RANGES, Bounds>>
}

export const LIVE_RANGES = { gmv: '销售额', units: '销量', viewers: '观看人次' } as const

export interface LiveFilter extends ScopeFilter {
  /** Handle. */
  creator: string | null
  goodsId: string | null
  onAir: boolean | null
  /** Epoch milliseconds. */
  startedFrom: number | null
  ranges: Partial<Record<keyof typeof LIVE_RANGES, Bounds>>
}

export const VIDEO_RANGES = { views: '播放', units: '视频销量', gmv: '视频GMV' } as const

export interface VideoFilter extends ScopeFilter {
  creator: string | null
  goodsId: string | null
  promoted: boolean | null
  postedFrom: number | null
  ranges: Partial<Record<keyof typeof VIDEO_RANGES, Bounds>>
}
