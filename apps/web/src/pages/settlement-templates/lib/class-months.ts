import type { FinanceBook } from '#entities/finance-book'

/** What the account book has of some classes in one month. */
export interface ClassMonth {
  month: string
  /** In the order of the classes; a class without a line is not in it. */
  parts: { id: string; minor: number }[]
  total: number
}

/** Sums of classes by month, ascending; a month without a line of any is not in it. */
export function classMonths(books: readonly FinanceBook[], classes: readonly string[]): ClassMonth[] {
  const months = [...new Set(books.map(({ month }) => month))].sort()
  return months.flatMap((month) => {
    const lines = books.filter((book) => book.month === month).flatMap(({ ledger }) => ledger)
    const parts = classes.flatMap((id) => {
      const own = lines.filter((line) => line.class === id)
      return own.length === 0 ? [] : [{ id, minor: own.reduce((sum, { minor }) => sum + minor, 0) }]
    })
    if (parts.length === 0) return []
    return [{ month, parts, total: parts.reduce((sum, { minor }) => sum + minor, 0) }]
  })
}
