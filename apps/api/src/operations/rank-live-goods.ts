import { liveGoodsRule, RULE_VERSION } from '../domain/creator/creator-board.ts'
import { PERIODS } from '../domain/creator/potential.ts'
import { liveGoodsRankRow } from '../domain/creator/rank-rows.ts'
import { readPaging, readPlace, readRanges } from '../domain/creator/subject-query.ts'
import { entitlementOf } from '../domain/entitlement/entitlement.ts'
import { isoDay } from '../domain/goods/goods-day.ts'
import type { Handler } from '../http/handler.ts'
import { newestOf } from '../storage/creators/creator-detail.ts'
import {
  findLiveGoodsRanks,
  LIVE_GOODS_SORT,
  rankDays,
  readLiveGoodsRanks,
} from '../storage/creators/creator-rank-read.ts'
import { NO_LISTING } from '../storage/listing/listing-page.ts'
import { openBoardDay } from './board-day.ts'
import { requireMarketplace } from './marketplace-access.ts'

/** Products that sell most in lives, of one day, cut to what the tier of the caller may open. */
export const rankLiveGoods: Handler<'rankLiveGoods'> = async ({ params, query }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { rowsPerQuery, historyDays } = entitlementOf(caller)
  const period = query.period ?? 'day'
  const filter = { ...readPlace(query), ranges: readRanges(query, { units: '直播销量', gmv: '直播GMV' }) }
  const { code } = filter
  const paging = readPaging(query, LIVE_GOODS_SORT, { standard: 'place:asc', rowsPerQuery })
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
