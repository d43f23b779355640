import type { CostBook } from './cost-version.ts'
import type { EventKind } from './event-kinds.ts'
import { type Reversal, returnedPieces } from './returned-goods.ts'

/** What a returned piece gives back of its cost. Printed next to every profit. */
export const RETURN_RULES = ['lost', 'original-cost', 'date-cost'] as const
export type ReturnRule = (typeof RETURN_RULES)[number]

export const RETURN_RULE_TEXT: Readonly<Record<ReturnRule, string>> = {
  lost: '退回的货按不可再售计，不冲回成本',
  'original-cost': '退回的货按可再售计，按所退销售当时的成本冲回',
  'date-cost': '退回的货按可再售计，按退回当日的成本冲回',
}

/** An event of a SKU with its sale and its day. */
export interface SkuEvent {
  kind: EventKind
  /** Smallest unit of the currency: + income, − cost. */
  minor: number
  /** Pieces; null where the bill does not say them. */
  quantity: number | null
  skuId: string | null
  skuCode: string | null
  orderNo: string | null
  /** yyyy-mm-dd by the clock of Beijing. */
  day: string
  remark: string | null
}

export interface SkuBook {
  skuId: string
  code: string | null
  sold: number
  /** Pieces that came back; refunds without goods are none. */
  returned: number
  /** Money of all events of the SKU, costs of goods not taken off. */
  minor: number
  /** Cost of the pieces whose cost is known, less what returned pieces gave back; a positive number. */
  cost: number
  /** Pieces sold on days for which no cost is known. They are in no cost: a profit with any of them is incomplete. */
  missingQuantity: number
}

/** Converts a cost into the currency of the books on a day; null without a rate. */
export type Convert = (minor: number, currency: string, day: string) => number | null

const saleKey = ({ orderNo, skuId }: Pick<SkuEvent, 'orderNo' | 'skuId'>) =>
  orderNo === null || skuId === null ? null : `${orderNo} ${skuId}`

/**
 * Books by SKU of one store and currency. A sale takes the version of cost that is valid on its day; a returned piece
 * gives back the cost of the sale it reverses, else that of its own day, or nothing, by the rule that is chosen.
 * @param events of one currency; events without a SKU belong to no SKU and are left out
 */
export function skuBooks(
  events: readonly SkuEvent[],
  cost: CostBook,
  rule: ReturnRule,
  convert: Convert,
): SkuBook[] {
  const sales = new Map<string, SkuEvent>()
  for (const event of events) {
    const key = saleKey(event)
    if (event.kind === 'sale' && key !== null && !sales.has(key)) sales.set(key, event)
  }
  const books = new Map<string, SkuBook>()
  const pieceCost = (event: SkuEvent, day: string): number | null => {
    const version = cost(event.skuId, event.skuCode, day)
    return version && convert(version.minor, version.currency, day)
  }
  for (const event of events) {
    if (event.skuId === null) continue
    const book = books.get(event.skuId) ?? emptyBook(event.skuId)
    books.set(event.skuId, book)
    book.code ??= event.skuCode
    book.minor += event.minor
    if (event.kind === 'sale') {
      const quantity = event.quantity ?? 0
      const each = pieceCost(event, event.day)
      book.sold += quantity
      if (each === null) book.missingQuantity += quantity
      else book.cost += each * quantity
    } else if (event.kind === 'reversal') {
      const sale = sales.get(saleKey(event) ?? '') ?? null
      const pieces = returnedPieces(event satisfies Reversal, sale)
      book.returned += pieces
      if (rule === 'lost' || pieces === 0) continue
      const day = rule === 'original-cost' && sale ? sale.day : event.day
      const each = pieceCost(event, day)
      if (each !== null) book.cost -= each * pieces
      // A returned piece without a known cost takes back one that was missing, not one that was counted.
      else book.missingQuantity = Math.max(0, book.missingQuantity - pieces)
    }
  }
  return [...books.values()]
}

const emptyBook = (skuId: string): SkuBook => ({
  ...{ skuId, code: null, sold: 0, returned: 0, minor: 0, cost: 0, missingQuantity: 0 },
})
