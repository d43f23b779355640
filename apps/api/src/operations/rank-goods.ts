import type { components } from '@haixuan/api-sdk/schema'
import { type Entitlement, entitlementOf } from '../domain/entitlement/entitlement.ts'
import { dayNumber, isoDay } from '../domain/goods/goods-day.ts'
import { readFilter, refuseCrossed } from '../domain/goods/goods-query.ts'
import { goodsRow } from '../domain/goods/goods-row.ts'
import { marketplaceCode } from '../domain/goods/marketplace.ts'
import { BOARDS_OF, type BoardName, storedBoard } from '../domain/goods-rank/rank-board.ts'
import { boardCountries, firstScope } from '../domain/goods-rank/rank-country.ts'
import { rankFacts } from '../domain/goods-rank/rank-facts.ts'
import { rankRule, standardWeights } from '../domain/goods-rank/rank-rule.ts'
import { REGIONS } from '../domain/price/region.ts'
import { ApiError } from '../http/api-error.ts'
import type { Handler } from '../http/handler.ts'
import { rankedDays, rankedScopes } from '../storage/goods-rank-days.ts'
import { readRankExtras } from '../storage/goods-rank-extras.ts'
import { findRankPage, type RankOrder } from '../storage/goods-rank-page.ts'
import { readGoodsRows } from '../storage/goods-row-read.ts'
import { requireMarketplace } from './marketplace-access.ts'

type Query = Parameters<Handler<'rankGoods'>>[0]['query']
type Page = components['schemas']['RankPage']

function bad(path: string, message: string): ApiError {
  return new ApiError(400, 'bad_parameter', message, { fields: [{ path, message }] })
}

function readWeights(board: BoardName, text: string | undefined): readonly number[] {
  const standard = standardWeights(board)
  if (text === undefined || standard.length === 0) return standard
  const weights = text.split(',').map(Number)
  if (weights.length !== standard.length) {
    throw bad(
      'query.weights',
      `这个榜单有 ${standard.length} 个部分，权重也要写 ${standard.length} 个，用逗号分开`,
    )
  }
  if (weights.every((weight) => weight === 0))
    throw bad('query.weights', '权重不能全部为 0，请至少给一个部分权重')
  return weights
}

/** The day that is asked for, or the newest. @throws {ApiError} 403 beyond the tier, 404 when it is not stored */
function readDay(query: Query, days: readonly number[], rights: Entitlement): number | null {
  const newest = days[0]
  if (newest === undefined) return null
  if (query.date === undefined) return newest
  const day = dayNumber(query.date)
  if (day !== null && day <= newest - rights.historyDays) {
    const message = `当前会员等级可查看最近 ${rights.historyDays} 天的榜单，更早的日期请升级会员`
    throw new ApiError(403, 'tier_needed', message)
  }
  if (day === null || !days.includes(day)) {
    throw new ApiError(404, 'day_not_stored', `${query.date} 没有存榜单，最近的一天是 ${isoDay(newest)}`)
  }
  return day
}

function readOrder(query: Query): RankOrder {
  const [by, direction] = (query.sort ?? 'place:asc').split(':')
  return { by: by ?? 'place', descending: direction === 'desc' }
}

/** A board of products of one day, by places; rows are cut to what the tier of the caller may open. */
export const rankGoods: Handler<'rankGoods'> = async ({ params, query }, { db, caller }) => {
  const { marketplace, board } = params
  requireMarketplace(caller, marketplace)
  if (!BOARDS_OF[marketplace].includes(board)) {
    throw new ApiError(404, 'unknown_board', `${marketplace} 没有榜单 ${board}`)
  }
  const rights = entitlementOf(caller)
  const filter = readFilter(query, marketplace)
  refuseCrossed(filter)
  const period = query.period ?? 'week'
  const weights = readWeights(board, query.weights)
  const isStandard = weights.join() === standardWeights(board).join()
  const code = marketplaceCode(marketplace)
  const days = await rankedDays(db, code)
  const day = readDay(query, days, rights)
  const stored = storedBoard(board, period)
  const scopes = day === null ? [] : await rankedScopes(db, { marketplace: code, board: stored, day })
  const countries = boardCountries(board, scopes)
  const scope = query.country ?? firstScope(board, countries)
  const size = query.limit ?? 50
  const offset = ((query.page ?? 1) - 1) * size
  const found =
    day === null || !scopes.includes(scope)
      ? { places: [], count: 0, computedAt: null }
      : await findRankPage(db.kysely, {
          key: { marketplace: code, board: stored, scope, day },
          filter,
          minDrop: query.min_drop ?? null,
          droppedFrom: query.dropped_within === undefined ? null : day - query.dropped_within + 1,
          judgement: query.judgement ?? null,
          weights: isStandard ? [] : weights,
          order: readOrder(query),
          offset,
          limit: Math.max(0, Math.min(size, rights.rowsPerQuery - offset)),
        })
  const ids = found.places.map(({ productId }) => productId)
  const [rows, extras] = await Promise.all([
    readGoodsRows(db, code, ids),
    readRankExtras(db, { marketplace: code, productIds: ids, board, scope }),
  ])
  const rowOf = new Map(rows.map((row) => [row.product_id, row]))
  const data: Page = {
    rows: found.places.flatMap(({ productId, place, change, days: run, score, facts }) => {
      const row = rowOf.get(productId)
      if (!row) return []
      const shown = { ...rankFacts(stored, facts), ...extras.get(productId) }
      if (score !== null) shown.chanceScore = Math.round(score * 10) / 10
      return [
        { ...goodsRow(row, rights.historyDays), ...shown, place, placeChange: change, daysOnBoard: run },
      ]
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
