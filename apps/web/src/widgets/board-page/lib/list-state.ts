/** Why a call failed, as far as a list can act on it. */
interface ListFailure {
  /** HTTP status; 0 when the server was not reached. */
  status: number
  /** Stable reason of the contract. */
  reason: string
  /** Chinese sentence for the reader. */
  message: string
}

/** What a list page shows in the place of its rows (page catalogue, 2.0). */
export type ListState =
  | { kind: 'loading' }
  | { kind: 'rows' }
  | { kind: 'nothing' }
  | { kind: 'no-match' }
  | { kind: 'past-end' }
  | { kind: 'failed'; failure: ListFailure }
  | { kind: 'denied'; failure: ListFailure }
  | { kind: 'quota'; failure: ListFailure }
  | { kind: 'expired'; failure: ListFailure }

interface Known {
  page: { rows: readonly unknown[]; count: number } | undefined
  failure: ListFailure | undefined
  hasFilters: boolean
}

/** Rows that were once shown stay, whatever happens afterwards. */
export function listState({ page, failure, hasFilters }: Known): ListState {
  if (page && page.rows.length > 0) return { kind: 'rows' }
  if (failure) return { kind: failureKind(failure), failure }
  if (!page) return { kind: 'loading' }
  if (page.count > 0) return { kind: 'past-end' }
  return { kind: hasFilters ? 'no-match' : 'nothing' }
}

function failureKind({ status, reason }: ListFailure): 'failed' | 'denied' | 'quota' | 'expired' {
  if (reason.includes('expired')) return 'expired'
  // 429 when waiting helps, 403 when the tier has never as much: the reader needs the same words.
  if (reason.includes('quota')) return 'quota'
  return status === 403 ? 'denied' : 'failed'
}
