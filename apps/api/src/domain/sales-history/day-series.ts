import { MISSING } from '../goods/stored-goods.ts'
import type { DayFigures } from './sales-history.ts'

/** Days of history that are kept; charts show at most 60. */
export const KEPT_DAYS = 400

/** A series as it is stored: one entry a day from `start_day`, -1 is missing. */
export interface DaySeries {
  /** Days since 1970-01-01. */
  start_day: number
  sales: number[]
  price: number[]
}

/** What a source says of one day: undefined leaves what is known, null clears it. */
export interface SaidDay {
  day: number
  sales?: number | null | undefined
  price?: number | null | undefined
}

/** Points with at least one figure, in order of days. */
export function pointsOf(series: DaySeries): DayFigures[] {
  const points: DayFigures[] = []
  for (let i = 0; i < series.sales.length; i++) {
    const [sales, price] = [series.sales[i] ?? MISSING, series.price[i] ?? MISSING]
    if (sales === MISSING && price === MISSING) continue
    points.push({
      day: series.start_day + i,
      sales: sales === MISSING ? null : sales,
      price: price === MISSING ? null : price,
    })
  }
  return points
}

/** The stored series after a source has spoken. Pure; the same days twice give the same series. */
export function mergeDays(before: DaySeries | null, said: readonly SaidDay[]): DaySeries {
  const days = new Map<number, { sales: number; price: number }>()
  for (let i = 0; before && i < before.sales.length; i++) {
    days.set(before.start_day + i, { sales: before.sales[i] ?? MISSING, price: before.price[i] ?? MISSING })
  }
  for (const { day, sales, price } of said) {
    const known = days.get(day) ?? { sales: MISSING, price: MISSING }
    days.set(day, {
      sales: sales === undefined ? known.sales : (sales ?? MISSING),
      price: price === undefined ? known.price : (price ?? MISSING),
    })
  }
  const told = [...days].filter(([, { sales, price }]) => sales !== MISSING || price !== MISSING)
  if (told.length === 0) return { start_day: 0, sales: [], price: [] }
  const numbers = told.map(([day]) => day)
  const last = Math.max(...numbers)
  const start_day = Math.min(...numbers.filter((day) => day > last - KEPT_DAYS))
  const series: DaySeries = { start_day, sales: [], price: [] }
  for (let day = start_day; day <= last; day++) {
    const figures = days.get(day)
    series.sales.push(figures?.sales ?? MISSING)
    series.price.push(figures?.price ?? MISSING)
  }
  return series
}
