import { STOCK_OUT_ABOVE } from '@haixuan/rules'
import { figureAt, type RankSeries, windowMean } from './rank-series.ts'

/** What silence of the sales means. Stored as a number: append only. */
export const JUDGEMENTS = ['real', 'delisted', 'gap'] as const
export type Judgement = (typeof JUDGEMENTS)[number]

/** Days without sales of a product that sold before. */
export interface SoldOut {
  /** First day without sales, days since 1970-01-01. */
  from: number
  days: number
  /** Mean of the 7 days before, in tenths of a unit. */
  before: number
  judgement: Judgement
  /** First day with sales again; null while it lasts. */
  back: number | null
}

/** Units a day below which a zero day is nothing unusual. */
const LEAST_BEFORE = 10
/** Days after which a recovered product leaves the board, and the longest silence that is told. */
const BACK_DAYS = 7
const LONGEST = 45

/**
 * The silence that lasts on `day` or ended in the 7 days before.
 * Missing figures for half of it or more: 数据缺口. Else the marketplace says sold out, or a day beside sold more
 * than 300: 真实断货. Else 疑似下架.
 */
export function soldOut(
  sales: RankSeries,
  state: 'on_sale' | 'sold_out' | 'delisted' | null,
  day: number,
): SoldOut | null {
  const silent = (at: number) => (figureAt(sales, at) ?? 0) === 0
  let last = day
  while (last > day - BACK_DAYS && !silent(last)) last--
  if (!silent(last)) return null
  let from = last
  while (from > last - LONGEST && silent(from - 1)) from--
  const beside = figureAt(sales, from - 1)
  const before = windowMean(sales, from - 7, from - 1)
  if (beside === null || before === null || before < LEAST_BEFORE) return null
  const back = last < day ? last + 1 : null
  const days = last - from + 1
  let known = 0
  for (let at = from; at <= last; at++) if (figureAt(sales, at) !== null) known++
  const after = back === null ? 0 : (figureAt(sales, back) ?? 0)
  const judgement =
    known * 2 <= days
      ? 'gap'
      : Math.max(beside, after) > STOCK_OUT_ABOVE || (state === 'sold_out' && back === null)
        ? 'real'
        : 'delisted'
  return { from, days, before: Math.round(before * 10), judgement, back }
}
