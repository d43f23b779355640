import { requireMarketplace } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { openBoardDay } from '#modules/goods'
import { isoDay } from '#modules/reference/rules'
import { NO_LISTING } from '#platform/database/list-page/list-page.ts'
import { readPaging } from '#platform/database/list-page/list-paging.ts'
import type { Handler } from '#platform/http/handler.ts'
import { liveGoodsRule, RULE_VERSION } from '../rules/creator-board.ts'
import { PERIODS } from '../rules/potential.ts'
import { newestOf } from '../store/creator-detail.ts'
import { findLiveGoodsRanks, LIVE_GOODS_LIST, rankDays } from '../store/creator-rank-lists.ts'
import { readLiveGoodsRanks } from '../store/creator-rank-read.ts'
import { readRanges, readScope } from '../store/subject-query.ts'
import { liveGoodsRankRow } from './rank-rows.ts'

/** Products that sell most in lives, of one day, cut to what the tier of the caller may open. */
export const rankLiveGoods: Handler<'rankLiveGoods'> = async ({ params, query }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { rowsPerQuery, historyDays } = entitlementOf(caller)
  const period = query.period ?? 'day'
  const filter = { ...readScope(query), ranges: readRanges(query, { units: '直播销量', gmv: '直播GMV' }) }
  const { code } = filter
  const paging = readPaging(LIVE_GOODS_LIST, query, rowsPerQuery)
  const [stored, asOf] = await Promise.all([
    rankDays(db.kysely, 'live_goods_rank', code, PERIODS[period]),
    newestOf(db.kysely, 'live', code),
  ])
  const open = openBoardDay(stored, query.date, historyDays)
  const on = { code, period: PERIODS[period], day: open?.day ?? 0 }
  const found = open ? await findLiveGoodsRanks(db.kysely, on, filter, paging) : NO_LISTING
  const rows = await readLiveGoodsRanks(db, on, found.ids)
  const { count, countIsExact } = found
  return {
    status: 200,
    body: {
      code: 0,
      data: {
        rows: rows.map(liveGoodsRankRow),
        ...{ count, countIsExact, visible: Math.min(count, rowsPerQuery), asOf },
        ...{ day: open ? isoDay(open.day) : null, days: open?.days ?? [] },
        rule: { text: liveGoodsRule(period), version: RULE_VERSION, parts: [] },
      },
    },
  }
}
