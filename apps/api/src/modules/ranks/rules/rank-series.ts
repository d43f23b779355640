import { MISSING } from '#modules/goods/rules'
/** Figures of one product, one a day from `start`; -1 is missing. */
export interface RankSeries {
  /** Days since 1970-01-01. */
  start: number
  values: ArrayLike<number>
}

/** The figure of a day; null when it is not known. */
export function figureAt({ start, values }: RankSeries, day: number): number | null {
  const value = values[day - start]
  return value === undefined || value === MISSING ? null : value
}

/** The newest known figure of at most `back` days before `day`, that day included, with its day. */
export function newestAt(
  series: RankSeries,
  day: number,
  back: number,
): { day: number; value: number } | null {
  for (let at = day; at > day - back; at--) {
    const value = figureAt(series, at)
    if (value !== null) return { day: at, value }
  }
  return null
}

/** Days of a window that may lack a figure: two of seven. */
const KNOWN_SHARE = 5 / 7

/** Units of the `days` days that end with `day`; null when more than two days of seven have no figure. */
export function windowSum(series: RankSeries, day: number, days: number): number | null {
  let sum = 0
  let known = 0
  for (let at = day - days + 1; at <= day; at++) {
    const value = figureAt(series, at)
    if (value === null) continue
    sum += value
    known++
  }
  return known >= Math.ceil(days * KNOWN_SHARE) ? sum : null
}

/** Mean of the known days from `from` to `to`, both included; null without any. */
export function windowMean(series: RankSeries, from: number, to: number): number | null {
  let sum = 0
  let known = 0
  for (let at = from; at <= to; at++) {
    const value = figureAt(series, at)
    if (value === null) continue
    sum += value
    known++
  }
  return known === 0 ? null : sum / known
}

/** Change from `before` to `now` in thousandths; null when nothing can be compared. */
export function growth(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before <= 0) return null
  return Math.min(2_000_000_000, Math.round(((now - before) / before) * 1_000))
}
