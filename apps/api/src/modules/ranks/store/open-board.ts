import type { operations } from '@haixuan/api-sdk/schema'
import type { GoodsFilter } from '#modules/goods/rules'
import { dayNumber, isoDay, type Marketplace, marketplaceCode } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import { type BoardName, boardsOf, storedBoard } from '../rules/rank-board.ts'
import { boardCountries, firstScope } from '../rules/rank-country.ts'
import { standardWeights } from '../rules/rank-rule.ts'
import { rankedDays, rankedScopes } from './goods-rank-days.ts'
import { findRankPage, type RankFound, type RankOrder } from './goods-rank-page.ts'

/** Query parameters of `rankGoods`. */
type BoardQuery = NonNullable<operations['rankGoods']['parameters']['query']>

interface Wanted {
  marketplace: Marketplace
  board: BoardName
  query: BoardQuery
  /** The filters of the query, with what is known of its asker. */
  filter: GoodsFilter
  offset: number
  limit: number
  /** Days back that the asker may open. */
  historyDays: number
}

function bad(path: string, message: string): Failure {
  return new Failure('bad_parameter', message, { fields: [{ path, message }] })
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

/** The day that is asked for, or the newest. @throws {Failure} `tier_needed` beyond the tier, `day_not_stored` */
function readDay(query: BoardQuery, days: readonly number[], historyDays: number): number | null {
  const newest = days[0]
  if (newest === undefined) return null
  if (query.date === undefined) return newest
  const day = dayNumber(query.date)
  if (day !== null && day <= newest - historyDays) {
    const message = `当前会员等级可查看最近 ${historyDays} 天的榜单，更早的日期请升级会员`
    throw new Failure('tier_needed', message)
  }
  if (day === null || !days.includes(day)) {
    throw new Failure('day_not_stored', `${query.date} 没有存榜单，最近的一天是 ${isoDay(newest)}`)
  }
  return day
}

function readOrder(query: BoardQuery): RankOrder {
  const [by, direction] = (query.sort ?? 'place:asc').split(':')
  return { by: by ?? 'place', descending: direction === 'desc' }
}

/** @throws {Failure} `unknown_board` for a board that the marketplace has not */
export function requireKnownBoard(marketplace: Marketplace, board: BoardName): void {
  if (boardsOf(marketplace).includes(board)) return
  throw new Failure('unknown_board', `${marketplace} 没有榜单 ${board}`)
}

/**
 * A part of a board of a day: its places, and what the board is.
 * @throws {Failure} a day beyond the tier, a board or a day that is not there, weights
 */
export async function openBoard(db: Database, wanted: Wanted) {
  const { marketplace, board, query, filter, offset, limit, historyDays } = wanted
  requireKnownBoard(marketplace, board)
  const period = query.period ?? 'week'
  const weights = readWeights(board, query.weights)
  const isStandard = weights.join() === standardWeights(board).join()
  const code = marketplaceCode(marketplace)
  const days = await rankedDays(db, code)
  const day = readDay(query, days, historyDays)
  const stored = storedBoard(board, period)
  const scopes = day === null ? [] : await rankedScopes(db, { marketplace: code, board: stored, day })
  const countries = boardCountries(board, scopes)
  const scope = query.country ?? firstScope(board, countries)
  const found: RankFound =
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
          limit,
        })
  return { found, stored, day, days, scope, countries, weights, period }
}
