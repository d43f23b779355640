import {
  type CostBook,
  type converter,
  type EventKind,
  type ReturnDay,
  type ReturnRule,
  type SkuDay,
  type SkuSum,
  skuSums,
} from '@haixuan/rules'
import { lastDay } from '../../src/modules/finance/rules/month-text.ts'

/** Rows of the SKUs of one store, month (yyyymm) and currency by day. */
interface SkuBookMonth {
  storeId: string
  month: number
  currency: string
  days: readonly SkuDay[]
  returns: readonly ReturnDay[]
}

/** A SKU of a store over some months of one currency. */
export interface AddedSku extends Omit<SkuSum, 'counted' | 'cost'> {
  storeId: string
  /** Fen, of months in which every piece sold has a cost; null when there is none. */
  cost: number | null
  /** Fen, what these months earn, each by the rate of its last day; null without one, or without a rate. */
  profit: number | null
  /** What the books count of the other months: smallest unit of the currency, in no profit. */
  missingIncome: number
}

/** What SKUs earn, added up from their days: what the database says has to be this. */
export function addedSkus(
  books: readonly SkuBookMonth[],
  cost: CostBook,
  rule: ReturnRule,
  convert: ReturnType<typeof converter>,
): AddedSku[] {
  const toFen = (minor: number, currency: string, day: string) => convert(minor, currency, day)?.fen ?? null
  const skus = new Map<string, AddedSku>()
  for (const { storeId, month, currency, days, returns } of books) {
    for (const sum of skuSums({ days, returns }, cost, rule, toFen)) {
      const key = `${storeId} ${sum.skuId}`
      const own = ofMonth(storeId, sum, toFen(sum.counted, currency, lastDay(month)))
      const before = skus.get(key)
      skus.set(key, before ? added(before, own) : own)
    }
  }
  return [...skus.values()]
}

/** @param fen what the books count, null without a rate */
function ofMonth(storeId: string, { counted, cost, ...sum }: SkuSum, fen: number | null): AddedSku {
  if (sum.isMissing) return { ...sum, storeId, cost: null, profit: null, missingIncome: counted }
  return { ...sum, storeId, cost, profit: fen === null ? null : fen - cost, missingIncome: 0 }
}

function added(one: AddedSku, other: AddedSku): AddedSku {
  const kinds = new Map<EventKind, number>(one.kinds)
  for (const [kind, minor] of other.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + minor)
  return {
    ...{ storeId: one.storeId, skuId: one.skuId, skuCode: one.skuCode ?? other.skuCode, kinds },
    ...{ sold: one.sold + other.sold, returned: one.returned + other.returned },
    ...{ income: one.income + other.income, sales: one.sales + other.sales },
    ...{
      missingIncome: one.missingIncome + other.missingIncome,
      isMissing: one.isMissing || other.isMissing,
    },
    cost: one.cost === null || other.cost === null ? (one.cost ?? other.cost) : one.cost + other.cost,
    profit: profitOf(one, other),
  }
}

/** A month without a cost adds nothing; a month without a rate leaves the profit unknown. */
function profitOf(one: AddedSku, other: AddedSku): number | null {
  if (one.cost === null) return other.profit
  if (other.cost === null) return one.profit
  return one.profit === null || other.profit === null ? null : one.profit + other.profit
}
