import { DAY_MS } from '@haixuan/rules'
import type { Kind } from './phrase.ts'
import type { Random } from './random.ts'

/** How a product really sold, before anything of it is left out. */
export interface DemoDays {
  /** Days since 1970-01-01 of the first entry. */
  start: number
  sales: number[]
  /** US cents of each day. */
  price: number[]
  soldOut: boolean
}

const HISTORY_DAYS = 60

/** Share of the mean that a day sells: the month of the kind, and weekends. */
function season(kind: Kind, day: number): number {
  const date = new Date(day * DAY_MS)
  const month = date.getUTCMonth() + 1 + date.getUTCDate() / 31
  const year = 1 + kind.peak.swing * Math.cos(((month - kind.peak.month) / 12) * 2 * Math.PI)
  const weekday = date.getUTCDay()
  return year * (weekday === 0 || weekday === 6 ? 1.18 : 0.94)
}

/** Days on which the price was lower, changed in place: a cut of 10 to 45 % that mostly lasts. */
function cutPrice(random: Random, price: number[], sales: number[]): void {
  const from = random.int(5, price.length - 3)
  const until = random.chance(0.6) ? price.length : Math.min(price.length, from + random.int(4, 15))
  const share = 1 - random.int(10, 45) / 100
  for (let i = from; i < until; i++) {
    price[i] = Math.max(1, Math.round((price[i] ?? 0) * share))
    sales[i] = Math.round((sales[i] ?? 0) * (1 + (1 - share) * 1.6))
  }
}

/** Days without stock, in place. @returns whether it is still sold out */
function runOut(random: Random, sales: number[]): boolean {
  const length = random.int(2, 8)
  const lasts = random.chance(0.35)
  const from = lasts ? sales.length - length : random.int(Math.max(1, sales.length - 29), sales.length - 2)
  for (let i = Math.max(1, from); i < Math.min(sales.length, from + length); i++) sales[i] = 0
  return lasts
}

/**
 * Sales and price of the last 60 days, or since listing for a newer product.
 * @param today day after the last one
 * @param mean units a day
 * @param age days since listing
 */
export function demoDays(
  random: Random,
  kind: Kind,
  { today, mean, age, price }: { today: number; mean: number; age: number; price: number },
): DemoDays {
  const length = Math.min(HISTORY_DAYS, age)
  const start = today - length
  const drift = random.normal() * 0.009
  const sales: number[] = []
  for (let i = 0; i < length; i++) {
    const launch = age < 90 ? Math.min(1, (age - length + i + 1) / 12) : 1
    const noise = Math.exp(random.normal() * 0.16)
    const units = mean * launch * season(kind, start + i) * Math.exp(drift * (i - length / 2)) * noise
    const whole = Math.floor(units)
    sales.push(whole + (random.chance(units - whole) ? 1 : 0))
  }
  const prices = sales.map(() => price)
  if (length > 12 && random.chance(0.22)) cutPrice(random, prices, sales)
  const soldOut = length > 12 && random.chance(mean > 250 ? 0.16 : 0.03) && runOut(random, sales)
  return { start, sales, price: prices, soldOut }
}
