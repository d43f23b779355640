import type { components } from '@haixuan/api-sdk/schema'
import { typedQuery } from '../../http/typed-query.ts'
import type { Database } from '../../storage/database.ts'
import { findGoodsPage, newestFigures } from '../../storage/goods-search.ts'
import { readWatchedDays, type WatchedGoodsDays } from '../../storage/view-alert-rows.ts'
import { dayOfTime, isoDay } from '../goods/goods-day.ts'
import { readFilter, readOrder, refuseCrossed } from '../goods/goods-query.ts'
import { marketplaceCode } from '../goods/marketplace.ts'
import { openBoard, requireKnownBoard } from '../goods-rank/open-board.ts'
import type { BoardName } from '../goods-rank/rank-board.ts'
import { type AlertEvent, type AlertRule, alertEvents } from './alert-rule.ts'

export type Watched = components['schemas']['WatchedGoods']
type Match = components['schemas']['AlertMatch']

/** Products of a view that an alert looks at. */
const MOST_WATCHED = 1_000

/** A rule that held for a product on a day. */
interface FoundMatch extends AlertEvent {
  goods: WatchedGoodsDays
}

/** @throws {ApiError} 400 for what `searchGoods` or `rankGoods` would refuse, 404 for an unknown board */
export function checkWatched({ marketplace, board, query }: Watched): void {
  if (board !== undefined) requireKnownBoard(marketplace, board)
  const typed = board === undefined ? typedQuery('searchGoods', query) : typedQuery('rankGoods', query)
  refuseCrossed(readFilter(typed, marketplace))
}

/** Products that the view shows to somebody who may open `rowsPerQuery` rows, with their stored days. */
export async function findWatched(db: Database, watched: Watched, rowsPerQuery: number) {
  const limit = Math.min(MOST_WATCHED, rowsPerQuery)
  const { productIds, count } =
    watched.board === undefined
      ? await findSearched(db, watched, limit)
      : await findPlaced(db, { ...watched, board: watched.board }, limit)
  return { goods: await readWatchedDays(db, productIds), matching: count }
}

async function findSearched(db: Database, { marketplace, query }: Watched, limit: number) {
  const typed = typedQuery('searchGoods', query)
  const filter = readFilter(typed, marketplace)
  return await findGoodsPage(db.kysely, {
    ...{ filter, order: readOrder(typed), offset: 0, limit, exactCount: false },
  })
}

/** A board is watched as it stands: a day in its address is left out. */
async function findPlaced(
  db: Database,
  { marketplace, board, query }: Watched & { board: BoardName },
  limit: number,
) {
  const { date: _, ...typed } = typedQuery('rankGoods', query)
  const filter = readFilter(typed, marketplace)
  const { found } = await openBoard(db, {
    ...{ marketplace, board, query: typed, filter, offset: 0, limit, historyDays: 1 },
  })
  return { productIds: found.places.map(({ productId }) => productId), count: found.count }
}

/** Day of the newest figures of a marketplace, days since 1970-01-01; null without data. */
export async function newestDay(
  db: Database,
  { marketplace }: Pick<Watched, 'marketplace'>,
): Promise<number | null> {
  const at = await newestFigures(db.kysely, marketplaceCode(marketplace))
  return at === null ? null : dayOfTime(at)
}

/**
 * The last day that a rule can be checked for: that of the newest stored day of the products, or for new products
 * the last day that is over. Null without any.
 * @param figuresDay day of the newest figures: the stored days may end before it
 */
export function lastDay(
  { kind }: AlertRule,
  goods: readonly WatchedGoodsDays[],
  figuresDay: number,
): number | null {
  if (kind === 'new_goods') return figuresDay - 1
  const ends = goods.flatMap(({ start, sales, price }) => {
    const days = Math.max(sales.length, price.length)
    return days === 0 ? [] : [start + days - 1]
  })
  return ends.length === 0 ? null : Math.max(...ends)
}

/** Where and when a rule held, newest first. */
export function findMatches(
  rule: AlertRule,
  goods: readonly WatchedGoodsDays[],
  from: number,
  to: number,
): FoundMatch[] {
  return goods
    .flatMap((one) => alertEvents(rule, one, from, to).map((event) => ({ ...event, goods: one })))
    .sort((a, b) => b.day - a.day || (a.goods.externalId < b.goods.externalId ? -1 : 1))
}

/** A match as the contract shows it. */
export function matchOf(
  { day, before, after, goods }: FoundMatch,
  { kind }: AlertRule,
  { marketplace }: Watched,
): Match {
  const currency = kind === 'price_drop' && goods.currency !== '' ? goods.currency : null
  const { externalId: id, title, titleZh } = goods
  return { day: isoDay(day), marketplace, id, title, titleZh, before, after, currency }
}
