import { COVERED_BILL_FACTS, type CoveredBill, type DaySpan, type LedgerClass } from '@haixuan/rules'

interface Booked {
  book: string
  day: number
  currency: string
  class: LedgerClass
  minor: number
}

/**
 * What the account book has on days on which a bill is missing, by currency: the money that the bill is about. Empty where
 * the account book says nothing of the bill.
 * @param lines of one store
 */
export function bookedOn(
  lines: readonly Booked[],
  { book, bill }: { book: string; bill: CoveredBill },
  days: readonly DaySpan[],
): { currency: string; minor: number }[] {
  const { classes, isOfStore } = COVERED_BILL_FACTS[bill]
  const sums = new Map<string, number>()
  for (const line of lines) {
    const isOwn = classes.includes(line.class) && (isOfStore || line.book === book)
    if (!isOwn || !days.some(({ from, to }) => from <= line.day && line.day <= to)) continue
    sums.set(line.currency, (sums.get(line.currency) ?? 0) + line.minor)
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([currency, minor]) => ({ currency, minor }))
}
