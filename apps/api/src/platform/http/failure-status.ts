import type { Failure } from '../failure.ts'
import { reasonStatuses } from './reason-statuses.gen.ts'

/** The HTTP status of a failure, by its reason and, where a reason has several, by its case. */
export function failureStatus({ reason, when }: Pick<Failure, 'reason' | 'when'>): number {
  const found = reasonStatuses[reason]
  if (typeof found === 'number') return found
  if (when === undefined) throw new Error(`The reason ${reason} has several statuses and no case`)
  return found[when]
}
