import {
  type CostBook,
  type converter,
  isCounted,
  type ReturnRule,
  type SkuEvent,
  skuBooks,
} from '@haixuan/rules'

/** Pieces, cost and profit of one SKU in CNY. */
export interface SkuFigures {
  code: string | null
  sold: number
  returned: number
  /** Fen. */
  costCny: number
  /** Fen; null where an amount has no rate. Incomplete while `missingQuantity` is above 0: that cost is in no figure. */
  profitCny: number | null
  missingQuantity: number
}

interface SkuInput extends SkuEvent {
  storeId: string
  currency: string
}

/** Figures by store and SKU. Amounts of other currencies are converted by the rate of their day, or not at all. */
export function skuReport(
  events: readonly SkuInput[],
  cost: CostBook,
  rule: ReturnRule,
  convert: ReturnType<typeof converter>,
): Map<string, Map<string, SkuFigures>> {
  const byStore = new Map<string, SkuInput[]>()
  for (const event of events) {
    const own = byStore.get(event.storeId)
    if (own) own.push(event)
    else byStore.set(event.storeId, [event])
  }
  const toFen = (minor: number, currency: string, day: string) => convert(minor, currency, day)?.fen ?? null
  return new Map(
    [...byStore].map(([storeId, own]) => {
      const noRate = new Set<string>()
      const inCny = own.map((event) => {
        // Money of a type that no rule knows is in no book, so in no profit either.
        const fen = isCounted(event.kind) ? toFen(event.minor, event.currency, event.day) : 0
        if (fen === null && event.skuId !== null) noRate.add(event.skuId)
        return { ...event, minor: fen ?? 0 }
      })
      const figures = skuBooks(inCny, cost, rule, toFen).map(
        ({ skuId, code, sold, returned, minor, cost: costCny, missingQuantity }) =>
          [
            skuId,
            {
              code,
              sold,
              returned,
              costCny,
              profitCny: noRate.has(skuId) ? null : minor - costCny,
              missingQuantity,
            },
          ] as const,
      )
      return [storeId, new Map(figures)] as const
    }),
  )
}
