import { VIDEO_RANGES, type VideoFilter } from '../domain/creator/creator-filter.ts'
import { videoRow } from '../domain/creator/creator-rows.ts'
import { entitlementOf } from '../domain/entitlement/entitlement.ts'
import type { Handler } from '../http/handler.ts'
import { newestOf } from '../storage/creators/creator-detail.ts'
import { readVideoRows } from '../storage/creators/creator-row-read.ts'
import { findVideos, VIDEO_SORT } from '../storage/creators/video-search.ts'
import { countWait } from '../storage/listing/count-beside.ts'
import { requireMarketplace } from './marketplace-access.ts'
import { startOf } from './search-lives.ts'
import { readPaging, readPlace, readRanges, sortColumns } from './subject-query.ts'

type Query = Parameters<Handler<'searchVideos'>>[0]['query']

function readFilter(query: Query): VideoFilter {
  return {
    ...readPlace(query),
    creator: query.creator ?? null,
    goodsId: query.product ?? null,
    promoted: query.promoted ?? null,
    postedFrom: startOf(query.posted_within),
    ranges: readRanges(query, VIDEO_RANGES),
  }
}

/** Videos that match filters, sorted, by pages; rows are cut to what the tier of the caller may open. */
export const searchVideos: Handler<'searchVideos'> = async ({ params, query }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { rowsPerQuery } = entitlementOf(caller)
  const filter = readFilter(query)
  const paging = readPaging(query, sortColumns(VIDEO_SORT), { standard: 'gmv:desc', rowsPerQuery })
  const [found, asOf] = await Promise.all([
    findVideos(db.kysely, filter, { ...paging, countWaitMs: countWait(db) }),
    newestOf(db.kysely, 'video', filter.code),
  ])
  const rows = await readVideoRows(db, filter.code, found.ids)
  const { count, countIsExact } = found
  const visible = Math.min(count, rowsPerQuery)
  return {
    status: 200,
    body: { code: 0, data: { rows: rows.map(videoRow), count, countIsExact, visible, asOf } },
  }
}
