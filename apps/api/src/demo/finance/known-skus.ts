import type { CostVersion, Fact, MadeStore } from './fact.ts'
import { costOf } from './make-full-store.ts'
import { PRICE_DROP } from './make-semi-month.ts'

export type Returns = 'lost' | 'original-cost' | 'date-cost'

export interface SkuTotal {
  code: string
  sold: number
  returned: number
  costCny: number
  profitCny: number
  missingQuantity: number
}

/** Figures of each product over all months, by one of the three rules of returns. */
export function skuTotals(
  { months, costs }: MadeStore,
  returns: Returns,
  fenOf: (minor: number, fact: Fact, currency: string) => number,
): Record<string, SkuTotal> {
  const all = new Map<string, SkuTotal>()
  const versionAt = (code: string, at: string): CostVersion | undefined =>
    costs
      .filter((one) => one.code === code && one.from <= at.slice(0, 10))
      .toSorted((a, b) => b.from.localeCompare(a.from))[0]
  for (const { facts, currency } of months) {
    for (const fact of facts) {
      const { sku, kind, quantity, minor, isTwice, reverses, reason } = fact
      if (!sku || isTwice) continue
      const total = all.get(sku.id) ?? {
        ...{ code: sku.code, sold: 0, returned: 0, costCny: 0, profitCny: 0, missingQuantity: 0 },
      }
      all.set(sku.id, total)
      total.profitCny += fenOf(minor, fact, currency)
      const isBack = kind === 'reversal' && reason !== PRICE_DROP
      if ((kind !== 'sale' && !isBack) || quantity === null) continue
      const day = isBack && returns === 'original-cost' ? (reverses?.at ?? fact.at) : fact.at
      const version = versionAt(sku.code, day)
      if (isBack) total.returned += quantity
      else total.sold += quantity
      if (isBack && returns === 'lost') continue
      const cost = version ? costOf(version) * quantity * (isBack ? -1 : 1) : 0
      if (!version) total.missingQuantity += isBack ? -quantity : quantity
      total.costCny += cost
      total.profitCny -= cost
    }
  }
  return Object.fromEntries(all)
}
