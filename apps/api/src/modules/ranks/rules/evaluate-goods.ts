import { FLAG, known, statusOf } from '#modules/goods/rules'
import { currencyNumber } from '#modules/reference/rules'
import { newGoods } from './new-goods.ts'
import { priceDrop } from './price-drop.ts'
import type { StoredBoard } from './rank-board.ts'
import { figureAt, growth, newestAt } from './rank-series.ts'
import type { RankedGoods } from './ranked-goods.ts'
import { type BandSales, scoreGoods, soldBefore, soldIn } from './score-goods.ts'
import { JUDGEMENTS, soldOut } from './sold-out.ts'

/** Takes a product for a board: higher `by` first, then higher `tie`. */
export type Take = (
  board: StoredBoard,
  scope: number,
  productId: number,
  order: { by: number; tie?: number },
  facts: (number | null)[],
) => void

/** The day that is computed. */
export interface RankDay {
  day: number
  /** Whether the figures of the source are those of this day. */
  isNewest: boolean
  boards: ReadonlySet<StoredBoard>
  bandSales: BandSales
}

/** Units of the week before below which growth says nothing. */
const SURGE_LEAST = 30
const STARS_LEAST = 480
const REVIEWS_LEAST = 50

/** Puts a product on the boards of a day on which it belongs. Pure but for `take`. */
export function evaluateGoods(goods: RankedGoods, at: RankDay, take: Take): void {
  const { day, boards } = at
  const week = soldIn(goods, at, 'week')
  const weekBefore = soldBefore(goods, day, 'week')
  const weekGrowth = growth(week, weekBefore)

  for (const period of ['day', 'week', 'month'] as const) {
    const isFull = (goods.flags & FLAG.hostingFull) !== 0 && boards.has(`full-${period}`)
    if (!boards.has(period) && !isFull) continue
    const now = soldIn(goods, at, period)
    if (now === null || now <= 0) continue
    const before = soldBefore(goods, day, period)
    const facts = [now, before, growth(now, before)]
    if (boards.has(period)) take(period, 0, goods.productId, { by: now }, facts)
    if (isFull) take(`full-${period}`, 0, goods.productId, { by: now }, facts)
  }
  if (week !== null && week > 0 && boards.has('region')) {
    const facts = [week, weekBefore, weekGrowth]
    for (const region of goods.regions) take('region', region, goods.productId, { by: week }, facts)
  }
  if (boards.has('surge') && weekGrowth !== null && weekGrowth > 0 && (weekBefore ?? 0) >= SURGE_LEAST) {
    take('surge', 0, goods.productId, { by: weekGrowth, tie: week ?? 0 }, [week, weekBefore, weekGrowth])
  }
  if (boards.has('price-drop')) takeDrops(goods, day, take)
  if (boards.has('new') && goods.listedDay >= 0) {
    const fresh = newGoods(goods.sales, goods.listedDay, day)
    if (fresh && fresh.last7 > 0) {
      const { daysListed, first3, last7, perDay, slope } = fresh
      take('new', 0, goods.productId, { by: last7 }, [daysListed, first3, last7, perDay, slope])
    }
  }
  if (boards.has('sold-out')) takeSoldOut(goods, at, take)
  if (boards.has('fivestar')) takeFiveStar(goods, at, take)
  for (const board of ['burst', 'potential'] as const) {
    if (!boards.has(board)) continue
    const { score, parts } = scoreGoods(goods, at, board)
    if (score !== null) take(board, 0, goods.productId, { by: score, tie: week ?? 0 }, [score, ...parts])
  }
  if (boards.has('promoted') && goods.creatorCount > 0) {
    const now = newestAt(goods.watch.creators, day, 3)?.value ?? null
    const before = newestAt(goods.watch.creators, day - 7, 3)?.value ?? null
    const gained = now === null || before === null ? null : now - before
    const by = (at.isNewest ? null : now) ?? goods.creatorCount
    take('promoted', 0, goods.productId, { by, tie: gained ?? 0 }, [gained])
  }
  if (boards.has('video') && goods.videoSales > 0) {
    const gmv = goods.priceUsd < 0 ? null : Math.min(2_000_000_000, goods.videoSales * goods.priceUsd)
    take('video', 0, goods.productId, { by: gmv ?? -1, tie: goods.videoSales }, [goods.videoSales, gmv])
  }
}

function takeDrops(goods: RankedGoods, day: number, take: Take): void {
  const drop = (series: RankedGoods['main'], scope: number) => {
    const found = priceDrop(series.prices, goods.sales, day)
    if (!found) return
    const { before, now, share, day: at, lowest30, salesChange } = found
    const currency = currencyNumber(series.currency)
    const facts = [before, now, share, at, lowest30, salesChange, currency, before - now]
    take('price-drop', scope, goods.productId, { by: share, tie: at }, facts)
  }
  if (goods.main.currency !== '') drop(goods.main, 0)
  for (const series of [goods.main, ...goods.otherRegions]) {
    if (series.regionId > 0 && series.currency !== '') drop(series, series.regionId)
  }
}

function takeSoldOut(goods: RankedGoods, at: RankDay, take: Take): void {
  const watched = figureAt(goods.watch.state, at.day)
  const flags = at.isNewest || watched === null ? goods.flags : watched
  const found = soldOut(goods.sales, statusOf(flags), at.day)
  if (!found) return
  const { from, days, before, judgement, back } = found
  const facts = [from, days, before, JUDGEMENTS.indexOf(judgement), null, back]
  take('sold-out', 0, goods.productId, { by: before, tie: from }, facts)
}

function takeFiveStar(goods: RankedGoods, { day, isNewest }: RankDay, take: Take): void {
  const { watch } = goods
  const score = (isNewest ? known(goods.score) : figureAt(watch.score, day)) ?? known(goods.score)
  const comments =
    (isNewest ? known(goods.commentCount) : figureAt(watch.comments, day)) ?? known(goods.commentCount)
  if (score === null || comments === null || score < STARS_LEAST || comments < REVIEWS_LEAST) return
  const before = newestAt(watch.comments, day - 30, 3)
  const fresh = before === null ? null : Math.max(0, comments - before.value)
  take('fivestar', 0, goods.productId, { by: score, tie: comments }, [fresh])
}
