import type { CostBook } from './cost-version.ts'
import { type ReturnDay, type SkuDay, skuSums } from './month-profit.ts'
import { RETURN_RULES } from './sku-books.ts'

/** A currency and a day for which a book takes a rate. */
export interface RateUse {
  currency: string
  day: string
}

/**
 * What a book takes rates for: costs in another currency, each on its day, by any rule of returned goods. The book itself is
 * asked: the two cannot differ.
 */
export function rateUses(
  book: { days: readonly SkuDay[]; returns: readonly ReturnDay[] },
  cost: CostBook,
): RateUse[] {
  const uses = new Map<string, RateUse>()
  const note = (_minor: number, currency: string, day: string) => {
    if (currency !== 'CNY') uses.set(`${currency} ${day}`, { currency, day })
    return null
  }
  for (const rule of RETURN_RULES) skuSums(book, cost, rule, note)
  return [...uses.values()]
}
