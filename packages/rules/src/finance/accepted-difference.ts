import type { Reconciled } from './reconcile.ts'

/** A difference as it was when somebody accepted it, smallest unit. */
export interface AcceptedDifference {
  detail: number
  ledger: number
}

/**
 * What an acceptance says of a class now. An equal class needs none, and one with a side alone has no difference: null.
 * Otherwise it holds while the difference is the one that was accepted, whatever the two sums became.
 */
export function acceptanceState(
  now: Pick<Reconciled, 'difference' | 'result'>,
  accepted: AcceptedDifference | null,
): 'accepted' | 'changed' | null {
  if (accepted === null || now.result !== 'different') return null
  return now.difference === accepted.ledger - accepted.detail ? 'accepted' : 'changed'
}
