import type { OperationData } from '@haixuan/api-sdk'

export type SkuDays = OperationData<'getFinanceSkuDays'>
export type CourseStep = 'day' | 'week' | 'month'

/** Sums of a SKU for a day, or for the week or month that begins on it. */
export interface CoursePoint {
  day: string
  sold: number
  sale: number
  refund: number
  net: number
}

const DAY_MS = 86_400_000

/** First day of the step that a day is in; weeks begin on Monday. */
export function stepOf(day: string, step: CourseStep): string {
  if (step === 'day') return day
  if (step === 'month') return `${day.slice(0, 7)}-01`
  const at = Date.parse(`${day}T00:00:00Z`)
  const back = (new Date(at).getUTCDay() + 6) % 7
  return new Date(at - back * DAY_MS).toISOString().slice(0, 10)
}

/** The course of a SKU: a step without a row is not in it. */
export function courseOf({ days }: Pick<SkuDays, 'days'>, step: CourseStep): CoursePoint[] {
  const points = new Map<string, CoursePoint>()
  for (const { day, kind, quantity, minor } of days) {
    const key = stepOf(day, step)
    const point = points.get(key) ?? { day: key, sold: 0, sale: 0, refund: 0, net: 0 }
    points.set(key, {
      day: key,
      sold: point.sold + (kind === 'sale' ? (quantity ?? 0) : 0),
      sale: point.sale + (kind === 'sale' ? minor : 0),
      refund: point.refund + (kind === 'reversal' || kind === 'consumer_refund' ? minor : 0),
      net: point.net + minor,
    })
  }
  return [...points.values()].sort((a, b) => (a.day < b.day ? -1 : 1))
}
