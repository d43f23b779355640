import { SCORE_LEAST_SALES } from '@haixuan/rules'
import { FLAG, known, statusOf } from '#modules/goods/rules'

import {
  CHANCE_WEIGHTS,
  chanceScore,
  commissionPart,
  competitionPart,
  growthPart,
  type Part,
  POTENTIAL_WEIGHTS,
  priceBandPart,
  ratingPart,
  saturationPart,
  stockOutPart,
} from './chance-score.ts'
import { growth, windowSum } from './rank-series.ts'
import type { RankedGoods } from './ranked-goods.ts'

/** Weekly sales of the price band of a product and of the best band of its category. */
export type BandSales = (c1: number, priceUsd: number) => { band: number; best: number }

interface ScoreDay {
  day: number
  /** Whether the figures of the source are those of this day. */
  isNewest: boolean
  bandSales: BandSales
}

const PERIODS = { day: 1, week: 7, month: 30 } as const
type SoldPeriod = keyof typeof PERIODS

/** Units of the period that ends with the day; null where neither source nor days tell. */
export function soldIn(
  goods: RankedGoods,
  { day, isNewest }: Pick<ScoreDay, 'day' | 'isNewest'>,
  period: SoldPeriod,
): number | null {
  const said = { day: goods.salesDay, week: goods.salesWeek, month: goods.salesMonth }[period]
  return (isNewest ? known(said) : null) ?? windowSum(goods.sales, day, PERIODS[period])
}

/** Units of the period before that one. */
export function soldBefore(goods: RankedGoods, day: number, period: SoldPeriod): number | null {
  return windowSum(goods.sales, day - PERIODS[period], PERIODS[period])
}

type Score =
  | { score: number; parts: Part[]; reason: null }
  | { score: null; parts: Part[]; reason: 'few_sales' | 'unknown_sales' | 'not_on_sale' }

/**
 * The 机会分 (burst) or 潜力分 (potential) of a product in tenths, with its parts in the order of the rule; the
 * parts are there without a score too.
 */
export function scoreGoods(goods: RankedGoods, at: ScoreDay, board: 'burst' | 'potential'): Score {
  const week = soldIn(goods, at, 'week')
  const parts = board === 'burst' ? chanceParts(goods, at, week) : potentialParts(goods, at, week)
  const none = (reason: 'few_sales' | 'unknown_sales' | 'not_on_sale') => ({ score: null, parts, reason })
  if (week === null) return none('unknown_sales')
  if (statusOf(goods.flags) !== 'on_sale') return none('not_on_sale')
  if (week < SCORE_LEAST_SALES) return none('few_sales')
  const score = chanceScore(parts, board === 'burst' ? CHANCE_WEIGHTS : POTENTIAL_WEIGHTS)
  return score === null ? none('unknown_sales') : { score, parts, reason: null }
}

const growthOf = (goods: RankedGoods, { day }: ScoreDay, week: number | null) =>
  growthPart(growth(week, soldBefore(goods, day, 'week')))

function chanceParts(goods: RankedGoods, at: ScoreDay, week: number | null): Part[] {
  const { band, best } = at.bandSales(goods.c1, goods.priceUsd)
  return [
    growthOf(goods, at, week),
    competitionPart(known(goods.similarCount)),
    ratingPart(known(goods.score), known(goods.commentCount)),
    goods.priceUsd < 0 || goods.c1 < 0 ? null : priceBandPart(band, best),
    stockOutPart((goods.flags & FLAG.stockOut) !== 0),
  ]
}

function potentialParts(goods: RankedGoods, at: ScoreDay, week: number | null): Part[] {
  return [
    growthOf(goods, at, week),
    saturationPart(known(goods.creatorCount)),
    commissionPart(known(goods.commission)),
  ]
}
