import type { TagTone } from '@haixuan/ui-kit'
import { differenceText, type FinanceBook, type FinanceStore, monthName } from '#entities/finance-book'

/** A month, or one of its stores. */
export interface MatrixRow {
  id: string
  name: string
  month: string
  /** Null: all chosen stores. */
  store: string | null
  books: readonly FinanceBook[]
  parts?: readonly MatrixRow[]
}

/** Months with their stores, the latest first. */
export function matrixRows(books: readonly FinanceBook[], stores: readonly FinanceStore[]): MatrixRow[] {
  const months = [...new Set(books.map(({ month }) => month))].sort().reverse()
  return months.map((month) => {
    const own = books.filter((book) => book.month === month)
    const parts = stores.flatMap(({ id, name }) => {
      const ofStore = own.filter(({ store }) => store === id)
      return ofStore.length === 0 ? [] : [{ id: `${month} ${id}`, name, month, store: id, books: ofStore }]
    })
    return { id: month, name: monthName(month), month, store: null, books: own, parts }
  })
}

/** What the comparison of details with the account book says of these books. */
export function reconciliationTag(
  books: readonly FinanceBook[],
  running: string,
): { text: string; tone: TagTone } {
  const all = books.flatMap(({ reconciliation }) => reconciliation)
  const different = all.filter(({ result }) => result === 'different')
  if (different.length > 0) {
    const sum = different.reduce((total, { difference }) => total + (difference ?? 0), 0)
    return { text: `差 ${differenceText(sum, books[0]?.currency ?? 'CNY')}`, tone: 'danger' }
  }
  if (books.some(({ month }) => month === running)) return { text: '未出完', tone: 'neutral' }
  if (books.some(({ ledger }) => ledger.length === 0)) return { text: '缺账务', tone: 'warning' }
  return all.some(({ result }) => result === 'equal')
    ? { text: '✓ 0.00', tone: 'success' }
    : { text: '只有账务', tone: 'neutral' }
}
