import { creatorBoardRule, RULE_VERSION } from '../domain/creator/creator-board.ts'
import { creatorRankFilter } from '../domain/creator/creator-query.ts'
import { PERIODS } from '../domain/creator/potential.ts'
import { creatorRankRow } from '../domain/creator/rank-rows.ts'
import { readPaging } from '../domain/creator/subject-query.ts'
import { entitlementOf } from '../domain/entitlement/entitlement.ts'
import { isoDay } from '../domain/goods/goods-day.ts'
import type { Handler } from '../http/handler.ts'
import { newestOf } from '../storage/creators/creator-detail.ts'
import {
  CREATOR_RANK_SORT,
  findCreatorRanks,
  rankDays,
  readCreatorRanks,
} from '../storage/creators/creator-rank-read.ts'
import { NO_LISTING } from '../storage/listing/listing-page.ts'
import { openBoardDay } from './board-day.ts'
import { requireMarketplace } from './marketplace-access.ts'

/** A board of creators of one day, cut to what the tier of the caller may open. */
export const rankCreators: Handler<'rankCreators'> = async ({ params, query }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { rowsPerQuery, historyDays } = entitlementOf(caller)
  const period = query.period ?? 'day'
  const filter = creatorRankFilter(query)
  const { code } = filter
  const paging = readPaging(query, CREATOR_RANK_SORT, { standard: 'place:asc', rowsPerQuery })
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
