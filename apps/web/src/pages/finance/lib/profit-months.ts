import { type BookFigures, bookFigures, type FinanceBook, laterMonth } from '#entities/finance-book'

/** How many months the picture shows. */
const MONTHS = 7

export interface ProfitMonth {
  month: string
  /** Null: there are no books, or a rate is missing. */
  profitFen: number | null
  coverage: BookFigures['coverage']
  /** Not over yet. */
  isRunning: boolean
}

/** Profits of the months up to one, the first of them with books; a month between without books is a gap. */
export function profitMonths(books: readonly FinanceBook[], month: string, running: string): ProfitMonth[] {
  const first = books[0]?.month ?? month
  return Array.from({ length: MONTHS }, (_, at) => laterMonth(month, at + 1 - MONTHS))
    .filter((one) => one >= first)
    .map((one) => {
      const own = books.filter((book) => book.month === one)
      const { profitFen, coverage } = bookFigures(own)
      const isRunning = one === running
      return own.length === 0
        ? { month: one, profitFen: null, coverage: null, isRunning }
        : { month: one, profitFen, coverage, isRunning }
    })
}
