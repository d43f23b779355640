import { type AcceptedDifference, acceptanceState, type LedgerClass, type Reconciled } from '@haixuan/rules'

/** Somebody's note about a difference, with the sums as they were. */
export interface AcceptanceNote extends AcceptedDifference {
  class: LedgerClass
  note: string
  at: Date
  userName: string | null
}

/** A class beside its details, and what was said of its difference. */
export interface ReconciledClass extends Reconciled {
  accepted: (Omit<AcceptanceNote, 'class'> & { difference: number; isCurrent: boolean }) | null
}

/** Classes of one book with what is accepted in it. */
export function withAcceptances(
  classes: readonly Reconciled[],
  notes: readonly AcceptanceNote[],
): ReconciledClass[] {
  return classes.map((one) => {
    const found = notes.find((note) => note.class === one.class) ?? null
    const state = acceptanceState(one, found)
    if (found === null || state === null) return { ...one, accepted: null }
    const { detail, ledger, note, at, userName } = found
    const isCurrent = state === 'accepted'
    return {
      ...one,
      accepted: { detail, ledger, difference: ledger - detail, note, at, userName, isCurrent },
    }
  })
}

/** A class as answers and reports tell it: times are epoch milliseconds. */
export const reconciledView = ({ accepted, ...one }: ReconciledClass) => ({
  ...one,
  accepted: accepted && { ...accepted, at: accepted.at.getTime() },
})
