import { fillLinearly, MISSING } from '#modules/goods/rules'

type Mark = 'measured' | 'interpolated' | 'missing'

interface ShopPoint {
  /** Days since 1970-01-01. */
  day: number
  sales: number | null
  /** US cents. */
  gmv: number | null
  listed: number
  mark: Mark
}

interface Days {
  start: number
  sales: readonly number[]
  gmv: readonly number[]
  known: readonly number[]
  listed: readonly number[]
}

/** Days of a stored series, gaps filled. */
export const fillDays = (days: readonly number[]) =>
  fillLinearly(days.map((value) => (value === MISSING ? null : value)))

/** The last `count` days of a shop with what is to be known of each. */
export function shopPoints({ start, sales, gmv, known, listed }: Days, count: number): ShopPoint[] {
  const [units, money] = [fillDays(sales), fillDays(gmv)]
  const first = Math.max(0, sales.length - count)
  return units.slice(first).map((value, index) => {
    const at = first + index
    const isWhole = sales[at] !== MISSING && (known[at] ?? MISSING) >= 1000
    return {
      day: start + at,
      sales: value,
      gmv: money[at] ?? null,
      listed: Math.max(0, listed[at] ?? 0),
      mark: value === null ? 'missing' : isWhole ? 'measured' : 'interpolated',
    }
  })
}
