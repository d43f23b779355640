import type { components } from '@haixuan/api-sdk/schema'

type GoodsRow = components['schemas']['GoodsRow']
type Days = readonly (number | null)[]

/** Sum of the days, null when one of them is not known. */
function total(days: Days): number | null {
  let sum = 0
  for (const day of days) {
    if (day === null) return null
    sum += day
  }
  return sum
}

function change(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : (now - before) / before
}

/** Units of the day before yesterday. */
export const dayBefore = (trend: Days): number | null => trend.at(-2) ?? null

/** Yesterday against the day before, as a ratio. */
export const dayChange = (trend: Days): number | null => change(trend.at(-1) ?? null, dayBefore(trend))

/** The last 7 days against the 7 before; null unless all 14 are known. */
export const weekChange = (trend: Days): number | null =>
  trend.length < 14 ? null : change(total(trend.slice(-7)), total(trend.slice(-14, -7)))

/** Current price as a share of the struck-through one: 0.8 is 八折. Null across currencies and for rises. */
export function discount({ price, originalPrice }: Pick<GoodsRow, 'price' | 'originalPrice'>): number | null {
  if (!price || !originalPrice || price.currency !== originalPrice.currency) return null
  if (originalPrice.amount <= 0 || price.amount >= originalPrice.amount) return null
  return price.amount / originalPrice.amount
}
