import { MISSING } from '#modules/goods/rules'
import type { LiveTable } from '../store/creators-tables.ts'
import { CREATOR_FLAG as FLAG } from './creator-flag.ts'
import type { LiveRecord } from './creator-record.ts'
import { type CategoryPath, meetCategory, meeting, type RecordReferences } from './meet.ts'

/** A live as it is stored, without its place and its search words. */
export type StoredLive = Omit<LiveTable, 'live_id' | 'marketplace' | 'external_id' | 'search' | 'grams'>

const NOTHING = {
  ...{ flags: 0, region_id: MISSING, category_id: MISSING, c1: MISSING, c2: MISSING, c3: MISSING },
  ...{ viewers: MISSING, units: MISSING, gmv: MISSING, peak_online: MISSING, duration: MISSING },
  ...{ goods_count: MISSING, cover_url: null, updated_at: 0 },
}

/** Whole minutes from start to end; of a live that is on the air, to the moment of its figures. */
function liveMinutes(startedAt: number, endedAt: number | null, seenAt: number): number {
  return Math.max(0, Math.round(((endedAt ?? seenAt) - startedAt) / 60_000))
}

/** What is stored of a live after a record has been read. Pure. @param before null for a new one */
export function mergeLive(
  before: StoredLive | null,
  record: LiveRecord,
  { source, rates, category, creatorId }: RecordReferences & { category: CategoryPath; creatorId: number },
): StoredLive {
  const newer = before === null || record.seenAt >= before.updated_at
  const stored: StoredLive = before ?? {
    ...NOTHING,
    ...{ creator_id: creatorId, started_at: record.startedAt, ended_at: record.endedAt ?? MISSING },
    ...{ title: record.title.trim(), source_id: source.id },
  }
  const { figure, text, usd } = meeting(newer, record.seenAt, rates)
  const startedAt = newer ? record.startedAt : stored.started_at
  // A live that has ended does not begin again: an end that is known stays.
  const endedAt = figure(stored.ended_at, record.endedAt ?? undefined)
  const seenAt = Math.max(stored.updated_at, record.seenAt)
  const goodsCount = record.goodsCount ?? record.goods?.length
  const flags = (source.kind === 'demo' ? FLAG.demo : 0) | (record.estimated ? FLAG.estimated : 0)
  return {
    ...stored,
    ...meetCategory(stored, category, newer),
    creator_id: newer ? creatorId : stored.creator_id,
    title: newer ? record.title.trim() : stored.title,
    cover_url: text(stored.cover_url, record.coverUrl),
    region_id: figure(stored.region_id, record.regionId),
    started_at: startedAt,
    ended_at: endedAt,
    duration: liveMinutes(startedAt, endedAt === MISSING ? null : endedAt, seenAt),
    viewers: figure(stored.viewers, record.viewers),
    peak_online: figure(stored.peak_online, record.peakOnline),
    units: figure(stored.units, record.units),
    gmv: usd(stored.gmv, record.gmv),
    goods_count: figure(stored.goods_count, goodsCount),
    flags: newer ? flags : stored.flags,
    updated_at: seenAt,
    source_id: newer ? source.id : stored.source_id,
  }
}
