import { requireMarketplace } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { known } from '#modules/goods/rules'
import { dayNumber, dayOfTime, isoDay, marketplaceCode } from '#modules/reference/rules'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { openShopBoard } from '../rules/open-shop-board.ts'
import { STAR_REASON } from '../rules/shop-board.ts'
import { changeOf, shopRow } from '../rules/shop-row.ts'
import { rankFilter } from '../store/shop-query.ts'
import { findRankPage, type RankedRow, type RankSort, rankDays } from '../store/shop-rank-search.ts'
import { newestShopFigures, readShopRows } from '../store/shop-read.ts'

type Request = Parameters<Handler<'rankShops'>>[0]

/** Which of the stored days is asked for; null when nothing is stored. */
function dayOf({ query }: Request, days: readonly number[], historyDays: number): number | null {
  if (query.date === undefined) return days[0] ?? null
  const day = dayNumber(query.date)
  if (day !== null && days.includes(day)) return day
  const isOld = day !== null && day < dayOfTime(Date.now()) - historyDays
  if (isOld) {
    const message = `当前会员等级可看近 ${historyDays} 天的榜单，${query.date} 更早，请升级会员或选择更近的日期`
    throw new Failure('history_limit', message)
  }
  throw new Failure('no_board_of_day', `没有 ${query.date} 的榜单，请从日期列表中选择`)
}

const reasonsOf = (bits: number) => [
  ...(bits & STAR_REASON.seller ? ['star_seller' as const] : []),
  ...(bits & STAR_REASON.growth ? ['growth' as const] : []),
]

const placeOf = (row: RankedRow) => ({
  place: row.place,
  placeChange: row.change,
  daysOn: row.days,
  sales: known(row.sales),
  periodGmvUsd: known(row.gmv),
  salesChange: changeOf(row.salesChange),
  periodGmvChange: changeOf(row.gmvChange),
  creatorsWon: known(row.creators),
  reasons: reasonsOf(row.reasons),
})

/** A board of shops of one day: places, changes of place and days on the board from daily snapshots. */
export const rankShops: Handler<'rankShops'> = async (request, { db, caller }) => {
  const { params, query } = request
  requireMarketplace(caller, params.marketplace)
  const { rowsPerQuery, historyDays } = entitlementOf(caller)
  const { board, period } = openShopBoard(params.marketplace, params.board, query.period)
  const { filter, periodSales } = rankFilter(params.marketplace, query)
  const code = marketplaceCode(params.marketplace)
  const days = await rankDays(db, params.marketplace, { board, period }, dayOfTime(Date.now()) - historyDays)
  const day = dayOf(request, days, historyDays)
  const size = query.limit ?? 50
  const offset = ((query.page ?? 1) - 1) * size
  const [sort, direction] = (query.sort ?? 'place:asc').split(':')
  const found =
    day === null
      ? { rows: [], count: 0 }
      : await findRankPage(db, {
          board,
          period,
          day,
          filter,
          periodSales,
          sort: sort as RankSort,
          descending: direction === 'desc',
          offset,
          limit: Math.max(0, Math.min(size, rowsPerQuery - offset)),
        })
  const [shops, asOf] = await Promise.all([
    readShopRows(
      db,
      code,
      found.rows.map(({ shopId }) => shopId),
    ),
    newestShopFigures(db, code),
  ])
  const byId = new Map(shops.map((shop) => [shop.shopId, shop]))
  const rows = found.rows.flatMap((place) => {
    const shop = byId.get(place.shopId)
    if (!shop) return []
    // Assigned, not spread: spreading a second object of many keys takes ten times as long, and pages have 50 rows.
    const row = Object.assign(shopRow(shop, historyDays), placeOf(place))
    // By the sales of the board, so that the column agrees with the order.
    const perGoods = row.sales !== null && row.goodsCount ? row.sales / period / row.goodsCount : null
    return [Object.assign(row, { perGoods })]
  })
  const data = {
    rows,
    count: found.count,
    countIsExact: true,
    visible: Math.min(found.count, rowsPerQuery),
    asOf,
  }
  return {
    status: 200,
    body: { code: 0, data: { ...data, date: day === null ? null : isoDay(day), dates: days.map(isoDay) } },
  }
}
