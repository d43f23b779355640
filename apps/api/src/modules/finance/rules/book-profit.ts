import type { converter, DatedRate, MonthCost } from '@haixuan/rules'
import { lastDay } from './month-text.ts'

/** Cost of goods and profit of one book, fen of CNY. */
export interface BookProfit extends MonthCost {
  /** Null without a rate of the book's currency. */
  profit: number | null
  /** The rate that was used; null for CNY or when there is none. */
  rate: DatedRate | null
}

/**
 * The profit of a book: what the marketplace leaves, without the income of SKUs whose cost is not known, less what the store
 * itself costs and the cost of the other SKUs. Books in another currency are converted by the rate of the month's last day, or not at all.
 */
export function bookProfit(
  {
    month,
    currency,
    platformNet,
    storeCosts,
  }: { month: number; currency: string; platformNet: number; storeCosts: readonly { minor: number }[] },
  cost: MonthCost,
  convert: ReturnType<typeof converter>,
): BookProfit {
  const ofStore = storeCosts.reduce((all, { minor }) => all + minor, 0)
  const found = convert(platformNet - cost.missingIncome - ofStore, currency, lastDay(month))
  return { ...cost, profit: found && found.fen - cost.cost, rate: found?.used ?? null }
}
