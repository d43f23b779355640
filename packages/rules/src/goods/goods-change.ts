/** Units a day, oldest first; null is a day without a figure. */
type Trend = readonly (number | null)[]

/** An amount in the smallest unit of its currency. */
interface Money {
  amount: number
  currency: string
}

/** Sum of the days, null when one of them is not known. */
function total(days: Trend): number | null {
  let sum = 0
  for (const day of days) {
    if (day === null) return null
    sum += day
  }
  return sum
}

/** Change from `before` to `now` as a ratio: 0.25 is +25 %. Null without a base to compare with. */
function change(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : (now - before) / before
}

/** Units of the day before yesterday. */
export function dayBefore(trend: Trend): number | null {
  return trend.at(-2) ?? null
}

/** Yesterday against the day before. */
export function dayChange(trend: Trend): number | null {
  return change(trend.at(-1) ?? null, dayBefore(trend))
}

/** The last 7 days against the 7 before; null unless all 14 are known. */
export function weekChange(trend: Trend): number | null {
  if (trend.length < 14) return null
  return change(total(trend.slice(-7)), total(trend.slice(-14, -7)))
}

/** Current price as a share of the struck-through one: 0.8 is 八折. Null across currencies and for rises. */
export function discount(row: { price: Money | null; originalPrice: Money | null }): number | null {
  const { price, originalPrice } = row
  if (!price || !originalPrice || price.currency !== originalPrice.currency) return null
  if (originalPrice.amount <= 0 || price.amount >= originalPrice.amount) return null
  return price.amount / originalPrice.amount
}
