import type { CostBook } from './cost-version.ts'
import { type ReturnDay, type SkuDay, skuSums } from './month-profit.ts'
import { RETURN_RULES } from './sku-books.ts'

/** A SKU and a day for which a book takes a cost. */
export interface CostUse {
  skuId: string | null
  /** Code that the row of the bill has. */
  skuCode: string | null
  day: string
}

/** What a book takes costs for, by any rule of returned goods. The book itself is asked: the two cannot differ. */
export function costUses(book: { days: readonly SkuDay[]; returns: readonly ReturnDay[] }): CostUse[] {
  const uses = new Map<string, CostUse>()
  const note: CostBook = (skuId, skuCode, day) => {
    uses.set(JSON.stringify([skuId, skuCode, day]), { skuId, skuCode, day })
    return null
  }
  for (const rule of RETURN_RULES) skuSums(book, note, rule, () => null)
  return [...uses.values()]
}
