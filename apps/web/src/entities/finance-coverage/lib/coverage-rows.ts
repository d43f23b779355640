import { dayNumber, missingText, spanText } from '@haixuan/rules'
import type { CoverageRow, DayState, FinanceCoverage } from '../model/finance-coverage.ts'

/** One book of a store with its bills. */
export interface CoverageGroup {
  /** Store and book. */
  id: string
  store: string
  /** `店铺 · 账本`. */
  name: string
  rows: readonly CoverageRow[]
}

/** Whether nothing of a bill is missing that is certain to be there. */
export const isComplete = ({ basis, missingDays }: CoverageRow): boolean =>
  missingDays === 0 || basis === 'guess'

/** Whether a row is one of those that have to be complete. */
export const isCertain = ({ basis }: CoverageRow): boolean => basis !== 'guess'

/** Books of the chosen stores, with their bills in order. */
export function coverageGroups(
  { stores, rows }: FinanceCoverage,
  chosen: ReadonlySet<string>,
): CoverageGroup[] {
  const groups = new Map<string, { store: string; name: string; rows: CoverageRow[] }>()
  for (const row of rows) {
    if (!chosen.has(row.store)) continue
    const id = `${row.store} ${row.book}`
    const store = stores.find((one) => one.id === row.store)?.name ?? ''
    const group = groups.get(id) ?? {
      ...{ store: row.store, name: row.book === '' ? store : `${store} · ${row.book}` },
      rows: [],
    }
    group.rows.push(row)
    groups.set(id, group)
  }
  return [...groups].map(([id, group]) => ({ id, ...group }))
}

/** How many certain bills are complete, of how many. */
export function completeCount(rows: readonly CoverageRow[]): { complete: number; all: number } {
  const certain = rows.filter(isCertain)
  return { complete: certain.filter(isComplete).length, all: certain.length }
}

const numbers = ({ from, to }: { from: string; to: string }) => ({
  from: dayNumber(from) ?? 0,
  to: dayNumber(to) ?? 0,
})

/** 缺 12 天：10/20–10/31; empty where nothing is missing. */
export const rowMissing = ({ spans }: CoverageRow): string =>
  missingText(spans.filter(({ state }) => state === 'missing').map(numbers))

/** 10/20–10/31. */
export const daysText = (span: { from: string; to: string }): string => spanText(numbers(span))

/** What is covered, from the first to the last day that is known: 10/1–10/31; null where nothing is. */
export function coveredText({ spans }: CoverageRow): string | null {
  const known = spans.filter(({ state }) => state === 'here' || state === 'empty' || state === 'said')
  const [first, last] = [known[0], known.at(-1)]
  return first && last ? daysText({ from: first.from, to: last.to }) : null
}

/** The one state of all days of a row; null where days differ. */
export function onlyState({ spans }: CoverageRow): DayState | null {
  const states = new Set(spans.map(({ state }) => state))
  const [only] = states
  return states.size === 1 && only !== undefined ? only : null
}
