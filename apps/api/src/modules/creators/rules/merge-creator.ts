import { MISSING } from '#modules/goods/rules'
import { dayOfTime } from '#modules/reference/rules'
import type { CreatorTable } from '../store/creators-tables.ts'
import { CREATOR_FLAG as FLAG, withTriState } from './creator-flag.ts'
import type { CreatorRecord } from './creator-record.ts'
import { type CategoryPath, meetCategory, meeting, type RecordReferences } from './meet.ts'

/** A creator as they are stored, without their place and their search words. */
export type StoredCreator = Omit<
  CreatorTable,
  'creator_id' | 'marketplace' | 'external_id' | 'search' | 'grams'
>

const NOTHING: Omit<StoredCreator, 'handle' | 'nickname' | 'source_id' | 'first_seen_day'> = {
  ...{
    updated_at: 0,
    flags: 0,
    region_id: MISSING,
    category_id: MISSING,
    c1: MISSING,
    c2: MISSING,
    c3: MISSING,
  },
  ...{
    followers: MISSING,
    likes: MISSING,
    units_total: MISSING,
    gmv_total: MISSING,
    units: MISSING,
    gmv: MISSING,
  },
  ...{
    avg_views: MISSING,
    video_count: MISSING,
    goods_count: MISSING,
    engagement: MISSING,
    live_share: MISSING,
  },
  ...{ female: MISSING, ages: [], avatar_url: null, url: null },
}

function flagsOf(stored: StoredCreator, record: CreatorRecord, newer: boolean, demo: boolean): number {
  const isKnown = (bits: number) => (stored.flags & bits) !== 0
  let { flags } = stored
  const kinds = FLAG.selfRun | FLAG.independent
  if (record.kind !== undefined && (newer || !isKnown(kinds))) {
    const bit = record.kind === null ? 0 : record.kind === 'self_run' ? FLAG.selfRun : FLAG.independent
    flags = (flags & ~kinds) | bit
  }
  if (newer || !isKnown(FLAG.verified | FLAG.plain)) {
    flags = withTriState(flags, [FLAG.verified, FLAG.plain], record.verified)
  }
  const { contact } = record
  if (contact !== undefined && newer) {
    const has = contact.email !== null || contact.links.length > 0
    flags = (flags & ~FLAG.contact) | (has ? FLAG.contact : 0)
  }
  if (record.estimated !== undefined && newer) {
    flags = (flags & ~FLAG.estimated) | (record.estimated ? FLAG.estimated : 0)
  }
  return newer ? (flags & ~FLAG.demo) | (demo ? FLAG.demo : 0) : flags
}

/**
 * What is stored of a creator after a record has been read. Pure; the same record twice gives the same.
 * @param before null for somebody new
 */
export function mergeCreator(
  before: StoredCreator | null,
  record: CreatorRecord,
  { source, rates, category }: RecordReferences & { category: CategoryPath },
): StoredCreator {
  const newer = before === null || record.seenAt >= before.updated_at
  const day = dayOfTime(record.seenAt)
  const handle = record.handle.trim().replace(/^@/, '')
  const stored: StoredCreator = before ?? {
    ...NOTHING,
    ...{ handle, nickname: handle, source_id: source.id, first_seen_day: day },
  }
  const { figure, text, usd, percent } = meeting(newer, record.seenAt, rates)
  const ages = record.ages?.map((share) => Math.round(share * 10)) ?? []
  return {
    ...stored,
    ...meetCategory(stored, category, newer),
    handle: newer ? handle : stored.handle,
    nickname:
      text(
        stored.nickname === stored.handle ? null : stored.nickname,
        record.nickname?.trim() ?? record.nickname,
      ) || handle,
    avatar_url: text(stored.avatar_url, record.avatarUrl),
    url: text(stored.url, record.url),
    region_id: figure(stored.region_id, record.regionId),
    flags: flagsOf(stored, record, newer, source.kind === 'demo'),
    followers: figure(stored.followers, record.followers),
    likes: figure(stored.likes, record.likes),
    video_count: figure(stored.video_count, record.videoCount),
    goods_count: figure(stored.goods_count, record.goodsCount),
    avg_views: figure(stored.avg_views, record.avgViews),
    units_total: figure(stored.units_total, record.unitsTotal),
    units: figure(stored.units, record.units),
    gmv_total: usd(stored.gmv_total, record.gmvTotal),
    gmv: usd(stored.gmv, record.gmv),
    engagement: percent(stored.engagement, record.engagement, 100),
    live_share: percent(stored.live_share, record.liveShare, 100),
    female: percent(stored.female, record.female, 10),
    ages: record.ages !== undefined && (newer || stored.ages.length === 0) ? ages : stored.ages,
    updated_at: Math.max(stored.updated_at, record.seenAt),
    first_seen_day: Math.min(stored.first_seen_day, day),
    source_id: newer ? source.id : stored.source_id,
  }
}
