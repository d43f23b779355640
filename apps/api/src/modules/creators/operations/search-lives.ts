import { requireMarketplace } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { countWait } from '#platform/database/list-page/count-beside.ts'
import { readPaging } from '#platform/database/list-page/list-paging.ts'
import type { Handler } from '#platform/http/handler.ts'
import { newestOf } from '../store/creator-detail.ts'
import { liveFilter } from '../store/creator-query.ts'
import { readLiveRows } from '../store/creator-row-read.ts'
import { liveRow } from '../store/creator-rows.ts'
import { findLives, LIVE_LIST } from '../store/live-search.ts'

/** Lives that match filters, sorted, by pages; rows are cut to what the tier of the caller may open. */
export const searchLives: Handler<'searchLives'> = async ({ params, query }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { rowsPerQuery } = entitlementOf(caller)
  const filter = liveFilter(query)
  const paging = readPaging(LIVE_LIST, query, rowsPerQuery)
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
