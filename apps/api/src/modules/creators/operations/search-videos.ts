import { requireMarketplace } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { countWait } from '#platform/database/list-page/count-beside.ts'
import { readPaging } from '#platform/database/list-page/list-paging.ts'
import type { Handler } from '#platform/http/handler.ts'
import { newestOf } from '../store/creator-detail.ts'
import { videoFilter } from '../store/creator-query.ts'
import { readVideoRows } from '../store/creator-row-read.ts'
import { videoRow } from '../store/creator-rows.ts'
import { findVideos, VIDEO_LIST } from '../store/video-search.ts'

/** Videos that match filters, sorted, by pages; rows are cut to what the tier of the caller may open. */
export const searchVideos: Handler<'searchVideos'> = async ({ params, query }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { rowsPerQuery } = entitlementOf(caller)
  const filter = videoFilter(query)
  const paging = readPaging(VIDEO_LIST, query, rowsPerQuery)
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
