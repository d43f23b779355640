import { requireMarketplace } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { openBoardDay } from '#modules/goods'
import { isoDay } from '#modules/reference/rules'
import { NO_LISTING } from '#platform/database/list-page/list-page.ts'
import { readPaging } from '#platform/database/list-page/list-paging.ts'
import type { Handler } from '#platform/http/handler.ts'
import { creatorBoardRule, RULE_VERSION } from '../rules/creator-board.ts'
import { PERIODS } from '../rules/potential.ts'
import { newestOf } from '../store/creator-detail.ts'
import { creatorRankFilter } from '../store/creator-query.ts'
import { CREATOR_RANK_LIST, findCreatorRanks, rankDays } from '../store/creator-rank-lists.ts'
import { readCreatorRanks } from '../store/creator-rank-read.ts'
import { creatorRankRow } from './rank-rows.ts'

/** A board of creators of one day, cut to what the tier of the caller may open. */
export const rankCreators: Handler<'rankCreators'> = async ({ params, query }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { rowsPerQuery, historyDays } = entitlementOf(caller)
  const period = query.period ?? 'day'
  const filter = creatorRankFilter(query)
  const { code } = filter
  const paging = readPaging(CREATOR_RANK_LIST, query, rowsPerQuery)
  const [stored, asOf] = await Promise.all([
    rankDays(db.kysely, 'creator_rank', code, PERIODS[period], params.board),
    newestOf(db.kysely, 'creator', code),
  ])
  const open = openBoardDay(stored, query.date, historyDays)
  const on = { code, period: PERIODS[period], day: open?.day ?? 0 }
  const found = open ? await findCreatorRanks(db.kysely, params.board, on, filter, paging) : NO_LISTING
  const rows = await readCreatorRanks(db, params.board, on, found.ids)
  const { count, countIsExact } = found
  return {
    status: 200,
    body: {
      code: 0,
      data: {
        rows: rows.map(creatorRankRow),
        ...{ count, countIsExact, visible: Math.min(count, rowsPerQuery), asOf },
        ...{ day: open ? isoDay(open.day) : null, days: open?.days ?? [] },
        rule: { text: creatorBoardRule(params.board, period), version: RULE_VERSION, parts: [] },
      },
    },
  }
}
