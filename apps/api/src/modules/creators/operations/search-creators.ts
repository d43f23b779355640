import { requireMarketplace } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { countWait } from '#platform/database/list-page/count-beside.ts'
import { readPaging } from '#platform/database/list-page/list-paging.ts'
import type { Handler } from '#platform/http/handler.ts'
import { newestOf } from '../store/creator-detail.ts'
import { creatorFilter } from '../store/creator-query.ts'
import { readCreatorRows } from '../store/creator-row-read.ts'
import { creatorRow } from '../store/creator-rows.ts'
import { CREATOR_LIST, findCreators } from '../store/creator-search.ts'

/** Creators that match filters, sorted, by pages; rows are cut to what the tier of the caller may open. */
export const searchCreators: Handler<'searchCreators'> = async ({ params, query }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { rowsPerQuery, historyDays } = entitlementOf(caller)
  const filter = creatorFilter(query)
  const paging = readPaging(CREATOR_LIST, query, rowsPerQuery)
  const [found, asOf] = await Promise.all([
    findCreators(db.kysely, filter, { ...paging, countWaitMs: countWait(db) }),
    newestOf(db.kysely, 'creator', filter.code),
  ])
  const rows = await readCreatorRows(db, filter.code, found.ids)
  const { count, countIsExact } = found
  return {
    status: 200,
    body: {
      code: 0,
      data: {
        rows: rows.map((row) => creatorRow(row, historyDays)),
        ...{ count, countIsExact, visible: Math.min(count, rowsPerQuery), asOf },
      },
    },
  }
}
