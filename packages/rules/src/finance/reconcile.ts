import type { EventKind } from './event-kinds.ts'
import type { LedgerClass } from './ledger-classes.ts'

/** Kinds of details whose sum a class of the account book has to equal. */
export const DETAILS_OF: Readonly<Partial<Record<LedgerClass, readonly EventKind[]>>> = {
  settlement: ['sale', 'reversal', 'freight', 'freight_reversal', 'subsidy', 'consumer_refund'],
  issue: ['issue'],
  reship: ['reship'],
  subsidy_adjustment: ['subsidy_adjustment'],
  violation_delay: ['violation_delay'],
  violation_stockout: ['violation_stockout'],
  violation_false: ['violation_false'],
  transfer: ['transfer_fee'],
  disposal: ['disposal'],
  chargeback: ['chargeback'],
  label_ship: ['label_ship'],
  label_return: ['label_return'],
  label_return_platform: ['label_return_platform'],
}

/**
 * equal: the difference is at most one smallest unit. ledger_only and detail_only: the other side has no row, which is a
 * missing file or a class without details, never a difference of money.
 */
export type ReconciliationResult = 'equal' | 'different' | 'ledger_only' | 'detail_only'

export interface Reconciled {
  class: LedgerClass
  /** Null: no row. */
  detail: number | null
  ledger: number | null
  /** ledger − detail; null where a side is absent. */
  difference: number | null
  result: ReconciliationResult
}

const TOLERANCE = 1

/**
 * Compares details and account book of one store, month and currency, class by class.
 * @param details sums of events by kind; a refund that is there twice is counted once before
 * @param ledger sums of lines by class
 */
export function reconcile(
  details: ReadonlyMap<EventKind, number>,
  ledger: ReadonlyMap<LedgerClass, number>,
): Reconciled[] {
  const classes = new Set<LedgerClass>(ledger.keys())
  for (const [name, kinds] of Object.entries(DETAILS_OF)) {
    if (kinds.some((kind) => details.has(kind))) classes.add(name as LedgerClass)
  }
  return [...classes].sort().map((name) => {
    const kinds = (DETAILS_OF[name] ?? []).filter((kind) => details.has(kind))
    const detail = kinds.length === 0 ? null : kinds.reduce((sum, kind) => sum + (details.get(kind) ?? 0), 0)
    const booked = ledger.get(name) ?? null
    if (detail === null || booked === null) {
      return {
        class: name,
        detail,
        ledger: booked,
        difference: null,
        result: detail === null ? 'ledger_only' : 'detail_only',
      }
    }
    const difference = booked - detail
    return {
      class: name,
      detail,
      ledger: booked,
      difference,
      result: Math.abs(difference) <= TOLERANCE ? 'equal' : 'different',
    }
  })
}
