import { MISSING } from '#modules/goods/rules'
import { dayNumber, dayOfTime } from '#modules/reference/rules'
import type { VideoTable } from '../store/creators-tables.ts'
import { CREATOR_FLAG as FLAG, triState, withTriState } from './creator-flag.ts'
import type { VideoRecord } from './creator-record.ts'
import { type CategoryPath, meetCategory, meeting, type RecordReferences } from './meet.ts'
import { promotionDays } from './promotion-days.ts'

/** A video as it is stored, without its place and its search words. */
export type StoredVideo = Omit<VideoTable, 'video_id' | 'marketplace' | 'external_id' | 'search' | 'grams'>

const NOTHING = {
  ...{ flags: 0, region_id: MISSING, category_id: MISSING, c1: MISSING, c2: MISSING, c3: MISSING },
  ...{ product_id: MISSING, views: MISSING, likes: MISSING, comments: MISSING, shares: MISSING },
  ...{ units: MISSING, gmv: MISSING, duration: MISSING, cover_url: null, url: null, updated_at: 0 },
  ...{ promotion_days: [] },
}

const dayOf = (day: string | null | undefined) => (day == null ? day : dayNumber(day))

interface VideoReferences extends RecordReferences {
  category: CategoryPath
  creatorId: number
  /** Internal id of its product; undefined: the source does not say; null: none that is known. */
  productId: number | null | undefined
}

const saidPromotion = ({ promoted, promotedFrom, promotedTo, seenAt }: VideoRecord) => ({
  promoted,
  ...{ from: dayOf(promotedFrom), to: dayOf(promotedTo), seen: dayOfTime(seenAt) },
})

/** What is stored of a video after a record has been read. Pure. @param before null for a new one */
export function mergeVideo(
  before: StoredVideo | null,
  record: VideoRecord,
  places: VideoReferences,
): StoredVideo {
  const { source, rates, category, creatorId, productId } = places
  const newer = before === null || record.seenAt >= before.updated_at
  const stored: StoredVideo = before ?? {
    ...NOTHING,
    ...{
      creator_id: creatorId,
      posted_at: record.postedAt,
      title: record.title.trim(),
      source_id: source.id,
    },
  }
  const { figure, text, usd } = meeting(newer, record.seenAt, rates)
  const was = triState(stored.flags, FLAG.promoted, FLAG.unpromoted)
  const pair = [FLAG.promoted, FLAG.unpromoted] as const
  const promoted = withTriState(stored.flags, pair, newer || was === null ? record.promoted : undefined)
  const kind = (source.kind === 'demo' ? FLAG.demo : 0) | (record.estimated ? FLAG.estimated : 0)
  return {
    ...stored,
    ...meetCategory(stored, category, newer),
    creator_id: newer ? creatorId : stored.creator_id,
    product_id: figure(stored.product_id, productId),
    title: newer ? record.title.trim() : stored.title,
    cover_url: text(stored.cover_url, record.coverUrl),
    url: text(stored.url, record.url),
    region_id: figure(stored.region_id, record.regionId),
    posted_at: newer ? record.postedAt : stored.posted_at,
    duration: figure(stored.duration, record.duration),
    views: figure(stored.views, record.views),
    likes: figure(stored.likes, record.likes),
    comments: figure(stored.comments, record.comments),
    shares: figure(stored.shares, record.shares),
    units: figure(stored.units, record.units),
    gmv: usd(stored.gmv, record.gmv),
    // An older source knows nothing of what has changed since.
    promotion_days:
      newer || stored.promotion_days.length === 0
        ? promotionDays(stored.promotion_days, was, saidPromotion(record))
        : stored.promotion_days,
    flags: newer ? (promoted & ~(FLAG.demo | FLAG.estimated)) | kind : promoted,
    updated_at: Math.max(stored.updated_at, record.seenAt),
    source_id: newer ? source.id : stored.source_id,
  }
}
