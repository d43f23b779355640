import { MISSING } from '#modules/goods/rules'

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

/** Fills gaps between two known days in a straight line; what is before the first or after the last stays open. */
export function fillLinearly(values: readonly number[]): (number | null)[] {
  const filled: (number | null)[] = values.map((value) => (value === MISSING ? null : value))
  let last = -1
  for (const [at, value] of values.entries()) {
    if (value === MISSING) continue
    const from = values[last]
    if (last >= 0 && from !== undefined && at - last > 1) {
      const step = (value - from) / (at - last)
      for (let gap = last + 1; gap < at; gap++) filled[gap] = Math.round(from + step * (gap - last))
    }
    last = at
  }
  return filled
}

/** The last `count` days of a shop with what is to be known of each. */
export function shopPoints({ start, sales, gmv, known, listed }: Days, count: number): ShopPoint[] {
  const [units, money] = [fillLinearly(sales), fillLinearly(gmv)]
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
