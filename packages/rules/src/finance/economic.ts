import type { EventKind } from './event-kinds.ts'
import type { LedgerClass } from './ledger-classes.ts'

/** A money event as the books need it. Amounts in the smallest unit of one currency: + income, − cost. */
export interface BookedEvent {
  kind: EventKind
  minor: number
  /** Pieces; null where the bill does not say them. */
  quantity: number | null
  afterNo: string | null
  skuId: string | null
}

export interface BookedLine {
  class: LedgerClass
  minor: number
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
  deductionsBy: Readonly<Partial<Record<DeductionClass, { minor: number; source: 'detail' | 'ledger' }>>>
  /** 结算净额 = revenueNet + subsidy + refund + deductions. */
  platformNet: number
  /** Events whose type no rule knows; in none of the figures above. */
  unknown: { rows: number; minor: number }
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

const REVENUE = new Set<EventKind>(['sale', 'reversal', 'freight', 'freight_reversal'])
const SUBSIDY = new Set<EventKind>(['subsidy', 'subsidy_adjustment'])

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
}

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

const refundKey = ({ afterNo, skuId }: BookedEvent) => (afterNo === null ? null : `${afterNo} ${skuId ?? ''}`)

/**
 * The books of one store, month and currency. A refund that stands as a reversal and in the bill of refunds counts once:
 * the layout changes inside one store's year, so the data decide. The account book is never added to details: a class
 * takes its details where there are any, else the account book's lines, and says which.
 */
export function economic(events: readonly BookedEvent[], ledger: readonly BookedLine[]): Economic {
  const reversed = new Set(events.filter(({ kind }) => kind === 'reversal').map(refundKey))
  reversed.delete(null)
  let [revenueNet, subsidy, refund] = [0, 0, 0]
  const refundTwice = { rows: 0, minor: 0 }
  const unknown = { rows: 0, minor: 0 }
  const by = new Map<DeductionClass, { minor: number; source: 'detail' | 'ledger' }>()
  const add = (name: DeductionClass, minor: number, source: 'detail' | 'ledger') => {
    const known = by.get(name)
    if (known && known.source !== source) return
    by.set(name, { minor: (known?.minor ?? 0) + minor, source })
  }
  const count = (into: { rows: number; minor: number }, minor: number) => {
    into.rows++
    into.minor += minor
  }
  for (const event of events) {
    const { kind, minor } = event
    const deduction = DEDUCTION_OF[kind]
    if (REVENUE.has(kind)) revenueNet += minor
    else if (SUBSIDY.has(kind)) subsidy += minor
    else if (kind === 'consumer_refund') {
      const key = refundKey(event)
      if (key !== null && reversed.has(key)) count(refundTwice, minor)
      else refund += minor
    } else if (deduction) add(deduction, minor, 'detail')
    else count(unknown, minor)
  }
  for (const { class: name, minor } of ledger) {
    if (!NO_COST.has(name)) add(name as DeductionClass, minor, 'ledger')
  }
  const deductions = [...by.values()].reduce((sum, { minor }) => sum + minor, 0)
  return {
    ...{ revenueNet, subsidy, refund, refundTwice, deductions, unknown },
    deductionsBy: Object.fromEntries(by),
    platformNet: revenueNet + subsidy + refund + deductions,
  }
}
