import type { DayFigures } from './sales-history.ts'
import { MISSING } from './stored-goods.ts'

/** Days of history that are kept; charts show at most 60. */
export const KEPT_DAYS = 400

/** A series as it is stored: one entry a day from `start_day`, -1 is missing. */
export interface DaySeries {
  /** Days since 1970-01-01. */
  start_day: number
  sales: number[]
  price: number[]
  /** Basis points of the price; only as far as a source told, so it may be shorter than the others, or empty. */
  commission: number[]
}

/** What a source says of one day: undefined leaves what is known, null clears it. */
export interface SaidDay {
  day: number
  sales?: number | null | undefined
  price?: number | null | undefined
  commission?: number | null | undefined
}

/** What a creator earned of the price on each day, in basis points. Nothing is filled in: null where nobody told. */
export function commissionOn(series: DaySeries | null, day: number): number | null {
  const told = series?.commission[day - series.start_day] ?? MISSING
  return told === MISSING ? null : told
}

/** Points with at least one figure, in order of days. */
export function pointsOf(series: Pick<DaySeries, 'start_day' | 'sales' | 'price'>): DayFigures[] {
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

const FIGURES = ['sales', 'price', 'commission'] as const
type Figures = Record<(typeof FIGURES)[number], number>
const NOTHING: Figures = { sales: MISSING, price: MISSING, commission: MISSING }

/** The stored series after a source has spoken. Pure; the same days twice give the same series. */
export function mergeDays(before: DaySeries | null, said: readonly SaidDay[]): DaySeries {
  const days = new Map<number, Figures>()
  for (let i = 0; before && i < before.sales.length; i++) {
    const figures = { ...NOTHING }
    for (const key of FIGURES) figures[key] = before[key][i] ?? MISSING
    days.set(before.start_day + i, figures)
  }
  for (const one of said) {
    const known = days.get(one.day) ?? NOTHING
    const figures = { ...known }
    for (const key of FIGURES) if (one[key] !== undefined) figures[key] = one[key] ?? MISSING
    days.set(one.day, figures)
  }
  const told = [...days].filter(([, figures]) => FIGURES.some((key) => figures[key] !== MISSING))
  if (told.length === 0) return { start_day: 0, sales: [], price: [], commission: [] }
  const numbers = told.map(([day]) => day)
  const last = Math.max(...numbers)
  const start_day = Math.min(...numbers.filter((day) => day > last - KEPT_DAYS))
  const series: DaySeries = { start_day, sales: [], price: [], commission: [] }
  for (let day = start_day; day <= last; day++) {
    for (const key of FIGURES) series[key].push((days.get(day) ?? NOTHING)[key])
  }
  // Most sources tell of no commission: nothing is kept of it.
  if (series.commission.every((points) => points === MISSING)) series.commission = []
  return series
}
