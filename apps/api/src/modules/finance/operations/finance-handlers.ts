import type { Handlers } from '#platform/http/handler.ts'
import { getFinanceBooks } from './get-finance-books.ts'
import { searchFinanceLines } from './search-finance-lines.ts'

/** Money of own stores. */
export const financeHandlers = {
  getFinanceBooks,
  searchFinanceLines,
} satisfies Partial<Handlers>
