import { liveFilter } from '../domain/creator/creator-query.ts'
import { liveRow } from '../domain/creator/creator-rows.ts'
import { readPaging, sortColumns } from '../domain/creator/subject-query.ts'
import { entitlementOf } from '../domain/entitlement/entitlement.ts'
import type { Handler } from '../http/handler.ts'
import { newestOf } from '../storage/creators/creator-detail.ts'
import { readLiveRows } from '../storage/creators/creator-row-read.ts'
import { findLives, LIVE_SORT } from '../storage/creators/live-search.ts'
import { countWait } from '../storage/listing/count-beside.ts'
import { requireMarketplace } from './marketplace-access.ts'

/** Lives that match filters, sorted, by pages; rows are cut to what the tier of the caller may open. */
export const searchLives: Handler<'searchLives'> = async ({ params, query }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { rowsPerQuery } = entitlementOf(caller)
  const filter = liveFilter(query)
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
