import { LIVE_RANGES, type LiveFilter } from '../domain/creator/creator-filter.ts'
import { liveRow } from '../domain/creator/creator-rows.ts'
import { entitlementOf } from '../domain/entitlement/entitlement.ts'
import { dayOfTime, timeOfDay } from '../domain/goods/goods-day.ts'
import type { Handler } from '../http/handler.ts'
import { newestOf } from '../storage/creators/creator-detail.ts'
import { readLiveRows } from '../storage/creators/creator-row-read.ts'
import { findLives, LIVE_SORT } from '../storage/creators/live-search.ts'
import { countWait } from '../storage/listing/count-beside.ts'
import { requireMarketplace } from './marketplace-access.ts'
import { readPaging, readPlace, readRanges, sortColumns } from './subject-query.ts'

type Query = Parameters<Handler<'searchLives'>>[0]['query']

/** First moment of the day so many days ago. */
export function startOf(daysAgo: number | undefined): number | null {
  return daysAgo === undefined ? null : timeOfDay(dayOfTime(Date.now()) - daysAgo)
}

function readFilter(query: Query): LiveFilter {
  return {
    ...readPlace(query),
    creator: query.creator ?? null,
    goodsId: query.product ?? null,
    onAir: query.on_air ?? null,
    startedFrom: startOf(query.started_within),
    ranges: readRanges(query, LIVE_RANGES),
  }
}

/** Lives that match filters, sorted, by pages; rows are cut to what the tier of the caller may open. */
export const searchLives: Handler<'searchLives'> = async ({ params, query }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { rowsPerQuery } = entitlementOf(caller)
  const filter = readFilter(query)
  const paging = readPaging(query, sortColumns(LIVE_SORT), { standard: 'gmv:desc', rowsPerQuery })
  const [found, asOf] = await Promise.all([
    findLives(db.kysely, filter, { ...paging, countWaitMs: countWait(db) }),
    newestOf(db.kysely, 'live', filter.code),
  ])
  const rows = await readLiveRows(db, filter.code, found.ids)
  const { count, countIsExact } = found
  const visible = Math.min(count, rowsPerQuery)
  return {
    status: 200,
    body: { code: 0, data: { rows: rows.map(liveRow), count, countIsExact, visible, asOf } },
  }
}
