import type { TagTone } from '@haixuan/ui-kit'
import {
  amountText,
  differenceText,
  type FinanceBook,
  type FinanceStore,
  monthName,
} from '#entities/finance-book'
import { isOpen } from './reconcile-rows.ts'

/** Books of a month, of a store, or of a store in a month. */
export interface MatrixRow {
  id: string
  name: string
  /** Null: all months. */
  month: string | null
  /** Null: all chosen stores. */
  store: string | null
  books: readonly FinanceBook[]
  parts?: readonly MatrixRow[]
}

/** What the rows of the matrix are: months with their stores, or stores with their months. */
export type MatrixOrder = 'month' | 'store'

/** Rows by month or by store, the latest month first. */
export function matrixRows(
  books: readonly FinanceBook[],
  stores: readonly FinanceStore[],
  order: MatrixOrder = 'month',
): MatrixRow[] {
  const months = [...new Set(books.map(({ month }) => month))].sort().reverse()
  const row = (month: string | null, store: FinanceStore | null, name: string): MatrixRow[] => {
    const own = books.filter(
      (book) => (month === null || book.month === month) && (store === null || book.store === store.id),
    )
    const id = [month, store?.id].filter((part) => part != null).join(' ')
    return own.length === 0 ? [] : [{ id, name, month, store: store?.id ?? null, books: own }]
  }
  if (order === 'store') {
    return stores.flatMap((store) =>
      row(null, store, store.name).map((whole) => ({
        ...whole,
        parts: months.flatMap((month) => row(month, store, monthName(month))),
      })),
    )
  }
  return months.flatMap((month) =>
    row(month, null, monthName(month)).map((whole) => ({
      ...whole,
      parts: stores.flatMap((store) => row(month, store, store.name)),
    })),
  )
}

/** What the comparison of details with the account book says of these books. */
export function reconciliationTag(
  books: readonly FinanceBook[],
  running: string,
): { text: string; tone: TagTone } {
  const all = books.flatMap(({ reconciliation }) => reconciliation)
  const sumOf = (classes: typeof all) =>
    classes.reduce((total, { difference }) => total + (difference ?? 0), 0)
  const currency = books[0]?.currency ?? 'CNY'
  const different = all.filter(isOpen)
  if (different.length > 0) {
    return { text: `差 ${differenceText(sumOf(different), currency)}`, tone: 'danger' }
  }
  if (books.some(({ month }) => month === running)) return { text: '未出完', tone: 'neutral' }
  // A book of costs of a store alone has no bills to compare.
  if (books.some(({ ledger, kinds }) => ledger.length === 0 && kinds.length > 0))
    return { text: '缺账务', tone: 'warning' }
  const accepted = all.filter(({ result }) => result === 'different')
  if (accepted.length > 0) return { text: `已说明 ${amountText(sumOf(accepted), currency)}`, tone: 'info' }
  return all.some(({ result }) => result === 'equal')
    ? { text: '✓ 0.00', tone: 'success' }
    : { text: '只有账务', tone: 'neutral' }
}
