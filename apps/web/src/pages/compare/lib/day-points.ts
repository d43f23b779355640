import type { ChartPoint } from '@haixuan/ui-kit/chart'

interface Day {
  /** yyyymmdd. */
  date: string
  mark: 'measured' | 'interpolated' | 'stock_out' | 'missing'
}

/** Midnight of a yyyymmdd day where the reader is, so that the axis names that very day; epoch milliseconds. */
function dayStart(yyyymmdd: string): number {
  const [year, month, day] = [yyyymmdd.slice(0, 4), yyyymmdd.slice(4, 6), yyyymmdd.slice(6, 8)].map(Number)
  return new Date(year ?? 0, (month ?? 1) - 1, day ?? 1).getTime()
}

/**
 * Stored days as points of a chart; what was filled in or is a stock-out is marked.
 * @param isFilled false for a figure that is never filled in
 */
export function dayPoints<D extends Day>(
  days: readonly D[],
  value: (day: D) => number | null,
  { marksStockOut, isFilled = true }: { marksStockOut: boolean; isFilled?: boolean },
): ChartPoint[] {
  return days.map((day) => {
    const point = { time: dayStart(day.date), value: value(day) }
    if (day.mark === 'interpolated' && isFilled) return { ...point, mark: 'interpolated' }
    return day.mark === 'stock_out' && marksStockOut ? { ...point, mark: 'stock-out' } : point
  })
}
