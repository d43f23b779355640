import { videoFilter } from '../domain/creator/creator-query.ts'
import { videoRow } from '../domain/creator/creator-rows.ts'
import { readPaging, sortColumns } from '../domain/creator/subject-query.ts'
import { entitlementOf } from '../domain/entitlement/entitlement.ts'
import type { Handler } from '../http/handler.ts'
import { newestOf } from '../storage/creators/creator-detail.ts'
import { readVideoRows } from '../storage/creators/creator-row-read.ts'
import { findVideos, VIDEO_SORT } from '../storage/creators/video-search.ts'
import { countWait } from '../storage/listing/count-beside.ts'
import { requireMarketplace } from './marketplace-access.ts'

/** Videos that match filters, sorted, by pages; rows are cut to what the tier of the caller may open. */
export const searchVideos: Handler<'searchVideos'> = async ({ params, query }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { rowsPerQuery } = entitlementOf(caller)
  const filter = videoFilter(query)
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
