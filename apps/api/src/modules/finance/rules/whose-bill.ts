/** What the books and the person say about whose bill a file is. */
export interface Clues {
  /** Stores that the account has and may import for. */
  stores: readonly string[]
  /** What the person chose for all files. */
  chosen: string | null
  /** SKUs that the file names. */
  skus: number
  /** How many of them each store sold before. */
  known: ReadonlyMap<string, number>
}

export type Whose =
  | { storeId: string; question: null }
  /** The person has to say; `guess` is what the books suggest. */
  | { storeId: null; question: 'store' | 'other_store'; guess: string | null; share: number }

/** From this share of a file's SKUs on, the books contradict a choice, or make one. */
const FOREIGN_SHARE = 0.5

/**
 * Whose bill a file is. No file names its store, and sellers rename files: what counts is which store sold these SKUs
 * before. A choice that the books contradict is asked about, never silently taken.
 */
export function whoseBill({ stores, chosen, skus, known }: Clues): Whose {
  const [best = null] = [...known].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
  const share = best === null || skus === 0 ? 0 : best[1] / skus
  const guess = share >= FOREIGN_SHARE ? (best?.[0] ?? null) : null
  // The books may know a store that nothing can be imported for: it is asked about and never guessed.
  const offered = guess !== null && stores.includes(guess) ? guess : null
  if (chosen !== null) {
    const isForeign = guess !== null && guess !== chosen && (known.get(chosen) ?? 0) < (known.get(guess) ?? 0)
    return isForeign
      ? { storeId: null, question: 'other_store', guess: offered, share }
      : { storeId: chosen, question: null }
  }
  if (offered !== null) return { storeId: offered, question: null }
  if (guess !== null) return { storeId: null, question: 'store', guess: null, share }
  const [only] = stores
  if (stores.length === 1 && only !== undefined) return { storeId: only, question: null }
  return { storeId: null, question: 'store', guess: null, share }
}
