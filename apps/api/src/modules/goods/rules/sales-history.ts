import { STOCK_OUT_ABOVE, SUSPECT_FROM } from '@haixuan/rules'
import { fillLinearly } from './fill-linearly.ts'

/**
 * Rules of the specification, section 9, as pure functions:
 * the chart keeps the last 30 days, the oldest point is dropped while the span exceeds 60 days, gaps are
 * filled linearly, zero days around which sales exceed 300 are real stock-outs.
 */

/** What is known of one day; null is missing, 0 is zero. */
export interface DayFigures {
  /** Days since 1970-01-01. */
  day: number
  sales: number | null
  /** Minor units. */
  price: number | null
}

/** How far a day can be trusted; travels with the point to the reader and into exports. */
type DayMark = 'measured' | 'interpolated' | 'stock_out' | 'missing'

interface MarkedDay extends DayFigures {
  mark: DayMark
}

/** Longest span between the oldest and the newest point, in days. */
export const SPAN_LIMIT = 60
/** Days a chart keeps. */
const CHART_DAYS = 30

/** Drops the oldest point while the newest is more than 60 days after it. Points must be in order of days. */
export function withinSpan<P extends { day: number }>(points: readonly P[]): P[] {
  const newest = points.at(-1)
  return newest ? points.filter((point) => newest.day - point.day <= SPAN_LIMIT) : []
}

/**
 * One entry a day from the first to the last point, gaps filled linearly and marked. Nothing is invented
 * before the first or after the last figure. Points must be in order, one a day.
 */
export function fillGaps(points: readonly DayFigures[]): MarkedDay[] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return []
  const known = new Map(points.map((point) => [point.day, point]))
  const days: DayFigures[] = []
  for (let day = first.day; day <= last.day; day++) {
    days.push(known.get(day) ?? { day, sales: null, price: null })
  }
  const sales = fillLinearly(days.map((point) => point.sales))
  const price = fillLinearly(days.map((point) => point.price))
  const hasSales = sales.some((value) => value !== null)
  return days.map((point, index) => {
    const figures = { day: point.day, sales: sales[index] ?? null, price: price[index] ?? null }
    const told = hasSales ? point.sales : point.price
    const shown = hasSales ? figures.sales : figures.price
    return { ...figures, mark: shown === null ? 'missing' : told === null ? 'interpolated' : 'measured' }
  })
}

/**
 * Marks measured zero days as real stock-outs when the nearest measured day with sales, before or after the
 * zero days, sold more than 300. Days without a figure end the search: what is behind a gap is not "around".
 */
export function markStockOuts(days: readonly MarkedDay[]): MarkedDay[] {
  const beside = new Array<number>(days.length).fill(0)
  const sweep = (from: number, step: 1 | -1) => {
    let last = 0
    for (let i = from; i >= 0 && i < days.length; i += step) {
      const day = days[i]
      if (day?.mark !== 'measured' || day.sales === null) last = 0
      else if (day.sales > 0) last = day.sales
      else beside[i] = Math.max(beside[i] ?? 0, last)
    }
  }
  sweep(0, 1)
  sweep(days.length - 1, -1)
  return days.map((day, i) =>
    day.mark === 'measured' && day.sales === 0 && (beside[i] ?? 0) > STOCK_OUT_ABOVE
      ? { ...day, mark: 'stock_out' }
      : day,
  )
}

/**
 * Whether a series has no day that chartDays would mark, told without making its days: every day has a figure, and
 * no zero of the days shown can be beside a day above the limit. False: chartDays has to be asked.
 * @param sales one entry a day, -1 is missing
 */
export function isPlain(sales: readonly number[]): boolean {
  if (sales.some((units) => units < 0)) return false
  return !sales.slice(-CHART_DAYS).includes(0) || sales.every((units) => units <= STOCK_OUT_ABOVE)
}

/** The series a reader sees: span rule, gaps, stock-outs, then the last `days` days of it, oldest first. */
export function chartDays(points: readonly DayFigures[], days: number = CHART_DAYS): MarkedDay[] {
  return markStockOuts(fillGaps(withinSpan(points))).slice(-days)
}

/** Total sales >= 100000 with no daily, weekly and monthly figure (存疑). Null is missing. */
export function isSuspect(sales: {
  total: number | null
  day: number | null
  week: number | null
  month: number | null
}): boolean {
  const { total, day, week, month } = sales
  return total !== null && total >= SUSPECT_FROM && day === null && week === null && month === null
}
