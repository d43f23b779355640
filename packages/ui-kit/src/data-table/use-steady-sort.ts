import { useState } from 'react'
import { isSameSort, type SortRule } from './sort-rules.ts'

/** The same array as long as it says the same: a new one places the columns again and draws every row again. */
export function useSteadySort(sort: readonly SortRule[]): readonly SortRule[] {
  const [kept, keep] = useState(sort)
  if (kept === sort || isSameSort(kept, sort)) return kept
  keep(sort)
  return sort
}
