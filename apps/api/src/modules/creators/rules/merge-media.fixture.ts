import { ExchangeRates } from '#modules/reference/rules'
import type { CreatorRecord, LiveRecord, VideoRecord } from './creator-record.ts'
import { mergeCreator, type StoredCreator } from './merge-creator.ts'
import { mergeLive, type StoredLive } from './merge-live.ts'
import { mergeVideo, type StoredVideo } from './merge-video.ts'

export const MISSING = -1
/** Day 20,000 of the calendar, 4 October 2024. */
export const DAY = 20_000
export const NOON = DAY * 86_400_000 + 43_200_000
export const EARLIER = { seenAt: NOON - 1 }
const rates = new ExchangeRates([{ currency: 'EUR', day: DAY, perUsd: 2 }])
const base = { source: { id: 7, kind: 'import' as const }, rates, category: undefined }
export const demo = { id: 9, kind: 'demo' as const }
export const category = { id: 4, c1: 1, c2: 2, c3: 4 }
export const NOWHERE = { category_id: MISSING, c1: MISSING, c2: MISSING, c3: MISSING }
export const euro = (amount: number) => ({ amount, currency: 'EUR' })

/** What is stored of a creator, a live and a video after a record has met what is stored. */
export const creator = (
  before: StoredCreator | null,
  record: Partial<CreatorRecord> = {},
  more: object = {},
) =>
  mergeCreator(
    before,
    { marketplace: 'tiktok', handle: 'mia', seenAt: NOON, ...record },
    { ...base, ...more },
  )
export const live = (before: StoredLive | null, record: Partial<LiveRecord> = {}, more: object = {}) =>
  mergeLive(
    before,
    {
      ...{ marketplace: 'tiktok', externalId: '1', title: ' Sale ', creator: { handle: 'mia' } },
      ...{ startedAt: NOON - 600_000, seenAt: NOON, ...record },
    },
    { ...base, creatorId: 5, ...more },
  )
export const video = (before: StoredVideo | null, record: Partial<VideoRecord> = {}, more: object = {}) =>
  mergeVideo(
    before,
    {
      ...{ marketplace: 'tiktok', externalId: '1', title: ' Dance ', creator: { handle: 'mia' } },
      ...{ postedAt: 50, seenAt: NOON, ...record },
    },
    { ...base, creatorId: 5, productId: undefined, ...more },
  )
