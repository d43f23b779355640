import type { CostBook } from './cost-version.ts'
import { isCounted } from './economic.ts'
import type { EventKind } from './event-kinds.ts'
import type { Convert, ReturnRule } from './sku-books.ts'

/** Rows of one SKU, day and kind added up. A refund that a reversal repeats is not among them. */
export interface SkuDay {
  kind: EventKind
  skuId: string
  skuCode: string | null
  /** yyyy-mm-dd by the clock of Beijing. */
  day: string
  quantity: number | null
  /** Smallest unit of the books' currency: + income, − cost. */
  minor: number
}

/** Pieces of a SKU that came back on one day, sold on one day. */
export interface ReturnDay {
  skuId: string
  skuCode: string | null
  day: string
  /** Null: the sale is in no file. */
  saleDay: string | null
  pieces: number
}

/** What goods cost in a month, and what of its income has no cost yet. */
export interface MonthCost {
  /** Fen, a positive number: cost of pieces sold, less what returned pieces gave back. SKUs without a cost are left out. */
  cost: number
  /** SKUs of which a piece was sold on a day without a cost. */
  missingSkus: number
  /** What was credited for them, less what was reversed: smallest unit of the books' currency. */
  missingSales: number
  /**
   * All income of theirs that the books count, with their own refunds and fees: it is in no profit. Another figure than
   * `missingSales`.
   */
  missingIncome: number
}

const SALES = new Set<EventKind>(['sale', 'reversal', 'freight', 'freight_reversal'])

/** What one SKU did in some months of one store and currency. */
export interface SkuSum {
  skuId: string
  skuCode: string | null
  /** Pieces sold, and pieces that came back. */
  sold: number
  returned: number
  /** Money of all rows, and of what was credited less what was reversed: smallest unit of the books' currency. */
  income: number
  sales: number
  /** What of `income` the books count: without rows whose type no rule knows. */
  counted: number
  /** Fen; of pieces whose cost is known. */
  cost: number
  /** A piece was sold on a day without a cost. */
  isMissing: boolean
  /** Money by kind. */
  kinds: ReadonlyMap<EventKind, number>
}

type Draft = Omit<SkuSum, 'kinds'> & { kinds: Map<EventKind, number> }

/**
 * Sums by SKU of one store and currency.
 * @param convert a cost into fen by the rate of a day; null without a rate, which is a missing cost
 */
export function skuSums(
  { days, returns }: { days: readonly SkuDay[]; returns: readonly ReturnDay[] },
  cost: CostBook,
  rule: ReturnRule,
  convert: Convert,
): SkuSum[] {
  const skus = new Map<string, Draft>()
  const sumOf = ({ skuId, skuCode }: Pick<SkuDay, 'skuId' | 'skuCode'>): Draft => {
    const own = skus.get(skuId) ?? {
      ...{ skuId, skuCode, sold: 0, returned: 0, income: 0, sales: 0, counted: 0 },
      ...{ cost: 0, isMissing: false },
      kinds: new Map<EventKind, number>(),
    }
    own.skuCode ??= skuCode
    skus.set(skuId, own)
    return own
  }
  const pieceCost = ({ skuId, skuCode }: Pick<SkuDay, 'skuId' | 'skuCode'>, day: string): number | null => {
    const version = cost(skuId, skuCode, day)
    return version && convert(version.minor, version.currency, day)
  }
  for (const row of days) {
    const sum = sumOf(row)
    sum.income += row.minor
    sum.kinds.set(row.kind, (sum.kinds.get(row.kind) ?? 0) + row.minor)
    if (SALES.has(row.kind)) sum.sales += row.minor
    if (isCounted(row.kind)) sum.counted += row.minor
    if (row.kind !== 'sale' || row.quantity === 0) continue
    // A bill that says no pieces says no cost either: the SKU stays out, whatever a piece costs.
    if (row.quantity === null) {
      sum.isMissing = true
      continue
    }
    sum.sold += row.quantity
    const each = pieceCost(row, row.day)
    if (each === null) sum.isMissing = true
    else sum.cost += each * row.quantity
  }
  for (const row of returns) {
    const sum = sumOf(row)
    sum.returned += row.pieces
    if (rule === 'lost') continue
    const day = rule === 'original-cost' ? (row.saleDay ?? row.day) : row.day
    sum.cost -= (pieceCost(row, day) ?? 0) * row.pieces
  }
  return [...skus.values()]
}

/**
 * Cost of the goods of one store, month and currency. A SKU with a piece sold before its first cost stays out as a whole:
 * half a cost would make a profit that is too large.
 */
export function costOfSkus(all: readonly SkuSum[]): MonthCost {
  const missing = all.filter(({ isMissing }) => isMissing)
  const total = (of: readonly SkuSum[], name: 'counted' | 'sales' | 'cost') =>
    of.reduce((sum, one) => sum + one[name], 0)
  return {
    cost: total(all, 'cost') - total(missing, 'cost'),
    missingSkus: missing.length,
    missingSales: total(missing, 'sales'),
    missingIncome: total(missing, 'counted'),
  }
}

/** The same of rows by day. */
export const monthCost = (...given: Parameters<typeof skuSums>): MonthCost => costOfSkus(skuSums(...given))
