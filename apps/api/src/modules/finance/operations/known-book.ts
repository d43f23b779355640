import type { OwnStore } from '#modules/stores'
import { Failure } from '#platform/failure.ts'

/**
 * A book is one of the store that the bill is of. While nobody knows the store, it is one that all of them have.
 * @throws {Failure} `finance_book_unknown`
 */
export function requireBook(stores: readonly OwnStore[], storeId: string | null, book: string): void {
  const [named] = stores.filter(({ id }) => id === storeId)
  if (named ? hasBook(stores, named.id, book) : stores.every(({ books }) => books.includes(book))) return
  throw new Failure(
    'finance_book_unknown',
    named
      ? `店铺「${named.name}」没有账本「${book}」，请改选它已有的账本，或先在店铺管理里添加这个账本`
      : `不是每家店铺都有账本「${book}」，请先选账单属于哪家店铺，再选它的账本`,
  )
}

export const hasBook = (stores: readonly OwnStore[], storeId: string, book: string): boolean =>
  stores.some(({ id, books }) => id === storeId && books.includes(book))
