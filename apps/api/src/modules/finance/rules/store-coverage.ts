import {
  COVERED_BILL_FACTS,
  type CoveredBill,
  type CoverSource,
  type DaySpan,
  dayStates,
  type ExpectedBasis,
  expectedBills,
  monthSpan,
  type StateSpan,
} from '@haixuan/rules'

/** A span of a bill in a book, whatever says so. */
export interface KnownSpan extends DaySpan {
  book: string
  bill: CoveredBill
  source: CoverSource | 'said'
}

/** A bill that the store has shown. */
export interface ShownBill {
  book: string
  bill: CoveredBill
  /** First day that a file covers. */
  since: number | null
  /** Last day that a file covers. */
  last: number | null
  lastImportAt: number | null
}

export interface StoreFacts {
  mode: 'full' | 'semi'
  books: readonly string[]
  /** No bill is expected behind the last month that is known. */
  isArchived: boolean
}

export interface BillCoverage {
  book: string
  bill: CoveredBill
  name: string
  basis: ExpectedBasis
  spans: StateSpan[]
  lastImportAt: number | null
}

/** A bill of one of several stores, with its missing days. */
export interface StoreBillCoverage extends BillCoverage {
  storeId: string
  missing: DaySpan[]
}

/**
 * The days of every bill that a store is expected to have, or has shown. A bill is due when its month is over, from the
 * month in which the books begin: those of its own book, else those of the store. The books of an archived store end with
 * the last month of which a bill is known.
 */
export function storeCoverage(
  store: StoreFacts,
  shown: readonly ShownBill[],
  known: readonly KnownSpan[],
  { range, today }: { range: DaySpan; today: number },
): BillCoverage[] {
  const begin = (bills: readonly ShownBill[]): number | null => {
    const days = bills.flatMap(({ since }) => since ?? [])
    return days.length === 0 ? null : monthSpan(Math.min(...days)).from
  }
  const over = monthSpan(today).from - 1
  const lasts = shown.flatMap(({ last }) => last ?? [])
  const end = lasts.length === 0 ? over : monthSpan(Math.max(...lasts)).to
  const until = store.isArchived ? Math.min(over, end) : over
  return expectedBills({ ...store, seen: shown }).map(({ book, bill, basis }) => {
    const since = begin(shown.filter((one) => one.book === book)) ?? begin(shown)
    const own = known.filter((span) => span.book === book && span.bill === bill)
    const last = shown.find((one) => one.book === book && one.bill === bill)
    return {
      ...{ book, bill, name: COVERED_BILL_FACTS[bill].name, basis },
      spans: dayStates(range, own, { since, until }),
      lastImportAt: last?.lastImportAt ?? null,
    }
  })
}
