import { type DaySeries, pointsOf } from './day-series.ts'
import type { DayFigures } from './sales-history.ts'

/**
 * Points with the sales of one series and the prices of another: sales are known for the product as a whole,
 * prices by region. Either may be null: nothing is known of it.
 */
export function mergeSeries(sales: DaySeries | null, prices: DaySeries | null): DayFigures[] {
  const days = new Map<number, DayFigures>()
  for (const point of sales ? pointsOf(sales) : []) {
    if (point.sales !== null) days.set(point.day, { ...point, price: null })
  }
  for (const { day, price } of prices ? pointsOf(prices) : []) {
    if (price !== null) days.set(day, { day, sales: days.get(day)?.sales ?? null, price })
  }
  return [...days.values()].sort((a, b) => a.day - b.day)
}
