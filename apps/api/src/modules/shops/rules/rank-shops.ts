import { SHOP_BOARD_DEPTH } from '@haixuan/rules'
import { MISSING } from '#modules/goods/rules'
import { growth, type RankSeries, windowSum } from '#modules/ranks/rules'

import { type Period, type ShopBoard, type ShopDay, starReason } from './shop-board.ts'

/** A shop with its days, as the ranking reads it. */
export interface RankedShop {
  shopId: number
  flags: number
  /** Products that are known today. */
  goods: number
  /** Thousandths; -1 is missing. */
  mainShare: number
  sales: RankSeries
  gmv: RankSeries
  /** Products listed on each day; 0 is none. */
  listed: RankSeries
  creators: RankSeries
}

/** Places of one board on one day, best first; arrays run along the places. */
export interface ShopRanks {
  shopIds: number[]
  /** Places climbed since the day before; null for a newcomer. */
  changes: (number | null)[]
  /** Days in a row on the board, this one included. */
  days: number[]
  sales: number[]
  gmv: number[]
  /** Thousandths; NO_CHANGE where nothing can be compared. */
  salesChanges: number[]
  gmvChanges: number[]
  creators: number[]
  reasons: number[]
}

/** The least integer: a change that is not known, last in descending order. */
export const NO_CHANGE = -2_147_483_648

const stored = (value: number | null, missing = MISSING) => (value === null ? missing : value)

/** Products on sale on a day: those of today without those listed since. */
function goodsOn({ goods, listed }: RankedShop, day: number): number {
  let since = 0
  for (let at = Math.max(0, day + 1 - listed.start); at < listed.values.length; at++) {
    const count = listed.values[at] ?? 0
    if (count > 0) since += count
  }
  return goods - since
}

/** Won between two days of a running count; null unless both ends are known. */
function won({ start, values }: RankSeries, day: number, days: number): number | null {
  const [now, before] = [values[day - start], values[day - days - start]]
  if (now === undefined || before === undefined || now < 0 || before < 0) return null
  return Math.max(0, now - before)
}

/** What a shop did in the `period` days that end with `day`. */
export function shopDay(shop: RankedShop, day: number, period: Period): ShopDay {
  const [sales, gmv] = [windowSum(shop.sales, day, period), windowSum(shop.gmv, day, period)]
  const before = day - period
  return {
    sales,
    gmv,
    salesChange: growth(sales, windowSum(shop.sales, before, period)),
    gmvChange: growth(gmv, windowSum(shop.gmv, before, period)),
    creatorsNew: won(shop.creators, day, period),
    goods: goodsOn(shop, day),
    mainShare: shop.mainShare < 0 ? null : shop.mainShare,
  }
}

/**
 * The board of a day.
 * @param before the board of the day before, from which changes of place and days in a row follow
 */
export function rankShops(
  shops: readonly RankedShop[],
  board: ShopBoard,
  { day, period, before }: { day: number; period: Period; before: ShopRanks | null },
): ShopRanks {
  const entries = shops.flatMap((shop) => {
    if (board.members !== 0 && (shop.flags & board.members) === 0) return []
    const figures = shopDay(shop, day, period)
    const by = board.measure(figures, period)
    return by === null ? [] : [{ shop, figures, by }]
  })
  entries.sort((a, b) => b.by - a.by || a.shop.shopId - b.shop.shopId)
  const best = entries.slice(0, SHOP_BOARD_DEPTH)
  const placeBefore = new Map(before?.shopIds.map((id, index) => [id, index]))
  const was = best.map(({ shop }) => placeBefore.get(shop.shopId))
  return {
    shopIds: best.map(({ shop }) => shop.shopId),
    changes: was.map((place, index) => (place === undefined ? null : place - index)),
    days: was.map((place) => (place === undefined ? 1 : (before?.days[place] ?? 0) + 1)),
    sales: best.map(({ figures }) => stored(figures.sales)),
    gmv: best.map(({ figures }) => stored(figures.gmv)),
    salesChanges: best.map(({ figures }) => stored(figures.salesChange, NO_CHANGE)),
    gmvChanges: best.map(({ figures }) => stored(figures.gmvChange, NO_CHANGE)),
    creators: best.map(({ figures }) => stored(figures.creatorsNew)),
    reasons: best.map(({ shop }) => starReason(shop.flags)),
  }
}
