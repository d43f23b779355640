import type { EventKind } from './event-kinds.ts'
import type { LedgerClass } from './ledger-classes.ts'

/** Sums of one store, month and currency, smallest unit: + income, − cost. */
export interface BookSums {
  /** By kind; a kind without a row is not in it. */
  details: ReadonlyMap<EventKind, number>
  /**
   * Refunds whose after-sale and SKU are also a reversal in the same store and month: the marketplace's bill of refunds
   * repeats them. They are among `details`.
   */
  refundTwice: { rows: number; minor: number }
  ledger: ReadonlyMap<LedgerClass, number>
}

/** Figures of one store, month and currency. Every figure is a sum of its parts. */
export interface Economic {
  /** 销售额: what was credited, less what was reversed, freight included. */
  revenueNet: number
  /** 补贴 with its corrections. */
  subsidy: number
  /** 消费者退款, each refund once. A cost: never above 0. */
  refund: number
  /** Refunds that the bill of refunds repeats although a reversal has them: left out of `refund`. */
  refundTwice: { rows: number; minor: number }
  /** All other costs and what came back of them, by class. */
  deductions: number
  deductionsBy: Readonly<Partial<Record<DeductionClass, Deduction>>>
  /** 结算净额 = revenueNet + subsidy + refund + deductions. */
  platformNet: number
  /** Events whose type no rule knows; in none of the figures above. Null: there is none. */
  unknown: number | null
}

/** Costs of one class, and where they were read. */
export interface Deduction {
  minor: number
  source: 'detail' | 'ledger'
}

export type DeductionClass =
  | Exclude<
      LedgerClass,
      | 'settlement'
      | 'subsidy_adjustment'
      | 'withdrawal'
      | 'freeze'
      | 'unfreeze'
      | 'topup'
      | 'internal_transfer'
      | 'unclassified'
    >
  | 'tech_fee'
  | 'aftersale_freight'
  | 'tax_refund'
  | 'service_fee'
  | 'penalty'
  | 'supplement'
  | 'deduction'

const REVENUE = new Set<EventKind>(['sale', 'reversal', 'freight', 'freight_reversal'])
const SUBSIDY = new Set<EventKind>(['subsidy', 'subsidy_adjustment', 'freight_subsidy'])

/** The class of costs that a kind of events belongs to; the same names in the account book. */
const DEDUCTION_OF: Readonly<Partial<Record<EventKind, DeductionClass>>> = {
  issue: 'issue',
  reship: 'reship',
  label_ship: 'label_ship',
  label_return: 'label_return',
  label_return_platform: 'label_return_platform',
  chargeback: 'chargeback',
  violation_delay: 'violation_delay',
  violation_stockout: 'violation_stockout',
  violation_false: 'violation_false',
  disposal: 'disposal',
  tech_fee: 'tech_fee',
  aftersale_freight: 'aftersale_freight',
  tax_refund: 'tax_refund',
  transfer_fee: 'transfer',
  service_fee: 'service_fee',
  penalty: 'penalty',
  supplement: 'supplement',
  deduction: 'deduction',
}

/** Whether the books count events of a kind: those whose type no rule knows are told apart, and are in no profit. */
export const isCounted = (kind: EventKind): boolean =>
  REVENUE.has(kind) || SUBSIDY.has(kind) || kind === 'consumer_refund' || DEDUCTION_OF[kind] !== undefined

/** Lines of the account book that are no cost: a settlement is told by its details, the others only move money. */
const NO_COST = new Set<LedgerClass>([
  'settlement',
  'subsidy_adjustment',
  'withdrawal',
  'freeze',
  'unfreeze',
  'topup',
  'internal_transfer',
  'unclassified',
])

/**
 * The books of one store, month and currency. A refund that is a reversal and in the bill of refunds counts once:
 * the layout changes inside one store's year, so the data decide. The account book is never added to details: a class
 * takes its details where there are any, else the account book's lines, and says which.
 */
export function economic({ details, refundTwice, ledger }: BookSums): Economic {
  let [revenueNet, subsidy, refund] = [0, 0, 0]
  let unknown: number | null = null
  const by = new Map<DeductionClass, Deduction>()
  for (const [kind, minor] of details) {
    const deduction = DEDUCTION_OF[kind]
    if (REVENUE.has(kind)) revenueNet += minor
    else if (SUBSIDY.has(kind)) subsidy += minor
    else if (kind === 'consumer_refund') refund = minor - refundTwice.minor
    else if (deduction) by.set(deduction, { minor, source: 'detail' })
    else unknown = (unknown ?? 0) + minor
  }
  for (const [name, minor] of ledger) {
    const deduction = NO_COST.has(name) ? null : (name as DeductionClass)
    if (deduction && !by.has(deduction)) by.set(deduction, { minor, source: 'ledger' })
  }
  const deductions = [...by.values()].reduce((sum, { minor }) => sum + minor, 0)
  return {
    ...{ revenueNet, subsidy, refund, refundTwice, deductions, unknown },
    deductionsBy: Object.fromEntries(by),
    platformNet: revenueNet + subsidy + refund + deductions,
  }
}
