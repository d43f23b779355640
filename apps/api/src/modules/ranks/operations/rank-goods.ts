import type { components } from '@haixuan/api-sdk/schema'
import { requireMarketplace, signedIn } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { readGoodsRows } from '#modules/goods'
import { goodsRow, readFilter, refuseCrossed } from '#modules/goods/rules'
import { isoDay, marketplaceCode, REGIONS } from '#modules/reference/rules'

import type { Handler } from '#platform/http/handler.ts'
import { SCORED_BOARDS } from '../rules/rank-board.ts'
import { rankFacts } from '../rules/rank-facts.ts'
import { rankRule } from '../rules/rank-rule.ts'
import { readRankExtras } from '../store/goods-rank-extras.ts'
import { openBoard } from '../store/open-board.ts'

type Page = components['schemas']['RankPage']

/** A board of products of one day, by places; rows are cut to what the tier of the caller may open. */
export const rankGoods: Handler<'rankGoods'> = async ({ params, query }, { db, caller, goodsParts }) => {
  const { marketplace, board } = params
  requireMarketplace(caller, marketplace)
  const rights = entitlementOf(caller)
  const asked = readFilter(query, marketplace, Date.now())
  refuseCrossed(asked)
  const filter = await goodsParts.withOwnMarks(
    db,
    signedIn(caller).userId,
    asked,
    query,
    SCORED_BOARDS.has(board),
  )
  const size = query.limit ?? 50
  const offset = ((query.page ?? 1) - 1) * size
  const { found, stored, day, days, scope, countries, weights, period } = await openBoard(db, {
    ...{ marketplace, board, query, filter, offset },
    limit: Math.max(0, Math.min(size, rights.rowsPerQuery - offset)),
    historyDays: rights.historyDays,
  })
  const code = marketplaceCode(marketplace)
  const ids = found.places.map(({ productId }) => productId)
  const [rows, extras] = await Promise.all([
    readGoodsRows(db, code, ids),
    readRankExtras(db, { marketplace: code, productIds: ids, board, scope }, goodsParts.topVideos),
  ])
  const rowOf = new Map(rows.map((row) => [row.product_id, row]))
  const data: Page = {
    rows: found.places.flatMap(({ productId, place, change, days: run, score, facts }) => {
      const row = rowOf.get(productId)
      if (!row) return []
      // Assigned, not spread: spreading a second object of many keys takes ten times as long, and pages have 50 rows.
      const shown = Object.assign(rankFacts(stored, facts), extras.get(productId))
      if (score !== null) shown.chanceScore = Math.round(score * 10) / 10
      const placed = { place, placeChange: change, daysOnBoard: run }
      return [Object.assign(goodsRow(row, rights.historyDays), shown, placed)]
    }),
    count: found.count,
    countIsExact: true,
    visible: Math.min(found.count, rights.rowsPerQuery),
    asOf: found.computedAt,
    day: day === null ? null : isoDay(day),
    days: days.filter((stored) => stored > (days[0] ?? 0) - rights.historyDays).map(isoDay),
    rule: rankRule(board, period, weights),
    countries: countries.map((regionId) => ({
      regionId,
      name: REGIONS.get(regionId)?.nameZh ?? String(regionId),
    })),
    country: scope === 0 ? null : scope,
  }
  return { status: 200, body: { code: 0, data } }
}
