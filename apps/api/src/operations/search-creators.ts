import { creatorFilter } from '../domain/creator/creator-query.ts'
import { creatorRow } from '../domain/creator/creator-rows.ts'
import { readPaging, sortColumns } from '../domain/creator/subject-query.ts'
import { entitlementOf } from '../domain/entitlement/entitlement.ts'
import type { Handler } from '../http/handler.ts'
import { newestOf } from '../storage/creators/creator-detail.ts'
import { readCreatorRows } from '../storage/creators/creator-row-read.ts'
import { CREATOR_SORT, findCreators } from '../storage/creators/creator-search.ts'
import { countWait } from '../storage/listing/count-beside.ts'
import { requireMarketplace } from './marketplace-access.ts'

/** Creators that match filters, sorted, by pages; rows are cut to what the tier of the caller may open. */
export const searchCreators: Handler<'searchCreators'> = async ({ params, query }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { rowsPerQuery, historyDays } = entitlementOf(caller)
  const filter = creatorFilter(query)
  const paging = readPaging(query, sortColumns(CREATOR_SORT), { standard: 'gmv:desc', rowsPerQuery })
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
